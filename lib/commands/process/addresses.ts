/** A Medicare landing page, an auto quiz and a page in Spanish: together they show most of what the site does. */
export const FIRST_PLACES = [
  { brand: 'm10', path: '/otc-savings', shows: 'a Medicare landing page' },
  { brand: 'tqg', path: '/quiz/auto', shows: 'an auto insurance quiz' },
  { brand: 'm10es', path: '/additional-benefits-otc-es', shows: 'a page in Spanish' },
] as const;

/** The command that asks the site on a port. */
export function describeReport(port: number): string {
  return `${port === 3000 ? '' : `PORT=${port} `}npm run report -- funnel answers from this site`;
}

/** The lines that `npm run demo` and `npm run dev` end with. */
export function describeAddresses(port: number, sandboxPort: number): string {
  const rows = [
    ...FIRST_PLACES.map(({ brand, path, shows }) => [`http://${brand}.localhost:${port}${path}`, shows]),
    [`http://m10.localhost:${port}/catalogue`, 'every page of that brand as it looks, and its words'],
    [`http://m10.localhost:${port}/reports`, 'what became of visits: funnel, money, experiments, health'],
    [`http://localhost:${sandboxPort}/`, 'the sandbox: what was asked of the providers'],
  ];
  const width = Math.max(...rows.map(([address = '']) => address.length));
  const lines = rows.map(([address = '', shows = '']) => `  ${address.padEnd(width)}  ${shows}`);
  return [
    ...lines,
    '',
    'On any page the backquote key, or the tab in a corner, opens the debug drawer.',
    `npm run pages lists every page; each opens at http://<brand>.localhost:${port}<path>.`,
  ].join('\n');
}
