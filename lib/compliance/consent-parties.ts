/** What the words of a consent depend on. */
export interface ConsentParties {
  /** Legal name of the brand's operator. */
  readonly operator: string;
  /** Companies that may receive the answers, by legal name. */
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
  /** Exact label of the button that signs (compliance C-02, 7). */
  readonly buttonLabel: string;
  /** The number to call instead, as displayed. */
  readonly brandPhone: string;
  /** Where consent can be taken back in writing. */
  readonly brandEmail: string;
}

/** The words of a consent, ready to render; what is stored is exactly these (compliance C-08). */
export interface ConsentText {
  /** What can be ticked, each on its own; nothing is ticked beforehand (compliance C-04, C-20). */
  readonly boxes: readonly { readonly id: string; readonly name: string; readonly label: string }[];
  /** `{phone}` stands for the number that the visitor entered (compliance C-02, 4). */
  readonly terms: string;
}
