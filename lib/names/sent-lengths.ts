/** How long the address of a page may be where a call tells it, in characters. */
export const ADDRESS_MAXIMUM = 2048;
