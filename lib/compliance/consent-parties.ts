export interface ConsentParties {
  readonly operator: string;
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
  /** The exact label of the signing button (compliance C-02, 7). */
  readonly buttonLabel: string;
  readonly brandPhone: string;
  readonly brandEmail: string;
}

/** Stored exactly as rendered (compliance C-08). */
export interface ConsentText {
  /** Who it is about, above the boxes; absent where each box names its company. */
  readonly companies?: string;
  /** Nothing is ticked beforehand (compliance C-04, C-20). */
  readonly boxes: readonly { readonly id: string; readonly name: string; readonly label: string }[];
  /** `{phone}` is the number the visitor entered (compliance C-02, 4). */
  readonly terms: string;
}
