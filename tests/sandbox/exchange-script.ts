/**
 * What the exchange's `serve.js` does in a page: reads `MediaAlphaExchange`, fetches ads, and writes a table of
 * listings into the element that `MediaAlphaExchange__load` names (providers 1.2, 1.3).
 */
export const EXCHANGE_SCRIPT = `(() => {
  const base = new URL('..', document.currentScript.src).href.replace(/\\/$/, '');
  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const listing = (ad, index) => make('tr', { class: 'listing', 'data-carrier': ad.company, 'data-position': index + 1 },
    make('td', { class: 'max-ad-number' }, String(index + 1)),
    make('td', { class: 'max-ad-text' },
      make('div', { class: 'max-ad-company' }, ad.company),
      make('div', { class: 'max-ad-headline' }, ad.title),
      make('ul', {}, ...ad.points.map((point) => make('li', {}, point)))),
    make('td', { class: 'max-ad-action' },
      make('a', { class: 'max-ad-button', href: base + '/click/' + (index + 1), target: '_blank' }, 'View plans')));
  window.MediaAlphaExchange__load = async (id) => {
    const exchange = window.MediaAlphaExchange;
    const response = await fetch(base + '/ads.json', { method: 'POST', body: JSON.stringify(exchange) });
    const { ads, framed } = await response.json();
    const rows = framed
      ? make('iframe', { src: base + '/frame.html', title: 'Ads', style: 'width:100%;height:400px;border:0' })
      : make('table', { class: 'max-ad-listings', role: 'presentation' }, make('tbody', {}, ...ads.map(listing)));
    if (ads.length > 0) document.getElementById(id).append(make('div', { id: 'max-partners' }, rows));
    exchange.success?.(ads.length);
  };
})();
`;
