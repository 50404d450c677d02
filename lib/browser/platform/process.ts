/** Stands for Node's `process` in a browser: whoever looks there must find that nothing can be done with it. */
export const env = {};
