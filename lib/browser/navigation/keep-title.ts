/**
 * Names the document, and keeps the name: Next writes the page’s own once more when it mounts the head, which may be
 * after the form. Returns a stop function, which leaves the name.
 */
export function keepTitle(title: string): () => void {
  const write = () => {
    if (document.title !== title) document.title = title;
  };
  const head = new MutationObserver(write);
  head.observe(document.head, { subtree: true, childList: true, characterData: true });
  write();
  return () => head.disconnect();
}
