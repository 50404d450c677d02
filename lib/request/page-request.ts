export interface PageRequest {
  readonly method: string;
  /** The `Host` header as sent. */
  readonly host: string | null;
  /** Path as sent, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookie: string | null;
  readonly now: Date;
  /** A fresh UUID, used if a tested page's visitor has none. */
  readonly newVisitorId: string;
}

/** A cookie that goes along with an answer, for this host only. */
export interface PageCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** Whether scripts may not read it. Default false. */
  readonly isHidden?: boolean;
}

/** A prerendered page that a request is for. */
export interface ShownPage {
  readonly path: string;
  /** There, if only empty, where another visitor may get another page: no cache may share it. */
  readonly cookies?: readonly PageCookie[];
  /** By which page a cache asks for it, for a visitor who keeps a variant of what is tested no more. */
  readonly keptAs?: string;
}

/** What a request is for; `answerPage` says what is sent for it. */
export type Routing =
  | { readonly kind: 'misdirected' }
  /**
   * Nothing may be shown: the brand is not ready, or an operator has switched it or the page off. `path` is the page that
   * says so, a brand has none; `page` is what would have been shown.
   */
  | { readonly kind: 'closed'; readonly path?: string; readonly page?: ShownPage }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'method-not-allowed' }
  /** To an address of this site; `personal` and `testLink`, which is not yet verified, had to leave the query. */
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly isPermanent?: true;
      readonly personal?: Record<string, string>;
      readonly testLink?: string;
    }
  /** Away from this site, to exactly this address. */
  | { readonly kind: 'leave'; readonly location: string; readonly isPermanent?: true }
  | (ShownPage & { readonly kind: 'page' })
  | { readonly kind: 'not-found'; readonly path: string };
