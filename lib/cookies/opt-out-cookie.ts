/** "Do not sell or share": `1` or absent. Set by the page. */
export const OPT_OUT_COOKIE_NAME = '__Host-opt-out';
