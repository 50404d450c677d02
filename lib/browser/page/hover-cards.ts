/** Specification 9. */
const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;

/** What shows cards: ids of elements. */
export interface CardScreen {
  readonly isShown: (id: string) => boolean;
  readonly show: (id: string) => void;
  readonly hide: (id: string) => void;
  /** Runs work after so many ms; gives the way to call it off. */
  readonly schedule: (work: () => void, ms: number) => () => void;
}

const NOTHING = (): void => undefined;

/**
 * Opens a card while a mouse rests on what it explains, and closes it when the mouse has left both. A card that was
 * pressed open stays until it is pressed away: the browser does that by itself.
 */
export class HoverCards {
  #cancelOpening = NOTHING;
  #cancelClosing = NOTHING;
  #hovered: string | undefined;

  constructor(private readonly screen: CardScreen) {}

  /** The mouse came onto the trigger of a card, or onto the card. */
  enter(id: string): void {
    this.#cancelOpening();
    if (this.#hovered === id) this.#cancelClosing();
    if (this.screen.isShown(id)) return;
    this.#cancelOpening = this.screen.schedule(() => this.#open(id), OPEN_DELAY_MS);
  }

  /** The mouse left both. */
  leave(): void {
    this.#cancelOpening();
    const open = this.#hovered;
    if (open !== undefined) this.#cancelClosing = this.screen.schedule(() => this.#close(open), CLOSE_DELAY_MS);
  }

  /** The trigger was pressed: the browser opens or closes the card. */
  press(): void {
    this.#cancelOpening();
    this.#cancelClosing();
    this.#hovered = undefined;
  }

  #open(id: string): void {
    if (this.screen.isShown(id)) return;
    this.#cancelClosing();
    this.#hovered = id;
    this.screen.show(id);
  }

  #close(id: string): void {
    this.#hovered = undefined;
    if (this.screen.isShown(id)) this.screen.hide(id);
  }
}
