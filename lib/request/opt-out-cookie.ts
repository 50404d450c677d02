/** Tells the server of "do not sell or share": `1`, or not there. Set by the page, where the choice is made. */
export const OPT_OUT_COOKIE_NAME = '__Host-opt-out';
