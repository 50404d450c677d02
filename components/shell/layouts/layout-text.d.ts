/** A layout's style sheet as text: `next.config.ts` says so for this ending. */
declare module '*.pcss' {
  const css: string;
  export default css;
}
