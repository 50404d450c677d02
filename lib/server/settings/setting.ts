import type * as z from 'zod/mini';

/** Stands for every secret outside production, so that the sandbox needs no set-up. */
export const SAMPLE_SECRET = 'sample-secret-for-the-sandbox-only';

/** One variable that cannot be used, and what it should hold. */
export interface EnvFault {
  readonly name: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Everything that is known of a setting besides its shape. Texts are shown to operators, values never are. */
export interface SettingFacts {
  /** Its line in `.env.example`. */
  readonly about: string;
  /** What a wrong value should be instead, after "set it to". */
  readonly remedy: string;
  /** Issued by somebody or drawn by the operator: production refuses a sample. */
  readonly secret?: true;
  /** An address that may carry a password: how one with this password is written. */
  readonly credentials?: (password: string) => string;
  /**
   * Leads to somebody outside. In production a `public` one must be https and may not stay on this machine; an
   * `operated` one may, because operators run such servers in their own network.
   */
  readonly address?: 'public' | 'operated';
  /** The value outside production, with the address of the sandbox as argument. */
  readonly sandbox?: (sandbox: string) => string;
  /** Loaded by the visitor's browser, which finds no sandbox when it runs elsewhere: a preview has none. */
  readonly inBrowser?: true;
  /** The address that works with this setting alone: production takes both or neither. */
  readonly pairedWith?: string;
  /** What production refuses besides, in words that hold no value. */
  readonly production?: (value: string) => Omit<EnvFault, 'name'> | undefined;
  /** What `.deploy/site.env.example` says where the usual value does not fit a deployment. */
  readonly deployed?: { readonly value: string; readonly about?: string };
}

/** A row of the settings: the shape of its value, and the rest. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> extends SettingFacts {
  readonly schema: Schema;
}

/** Declares a setting. Everything that is said of it anywhere is derived from this one row. */
export function setting<Schema extends z.ZodMiniType>(schema: Schema, facts: SettingFacts): Setting<Schema> {
  return { schema, ...facts };
}
