/** Title, dash and site name, or the site name alone (specification 2). */
export function buildTitle(pageTitle: string | undefined, siteName: string): string {
  return pageTitle ? `${pageTitle} – ${siteName}` : siteName;
}
