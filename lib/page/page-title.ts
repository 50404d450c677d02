/** The document title (specification 2): the page title, a dash and the site name, or the site name alone. */
export function buildTitle(pageTitle: string | undefined, siteName: string): string {
  return pageTitle ? `${pageTitle} – ${siteName}` : siteName;
}
