/** Specification 9. */
export const LOADING_COLOR = '#d33636';
/** After a failure: another hue, 3:1 on every page, light and dark. */
export const FAILED_COLOR = '#8a5cf0';
