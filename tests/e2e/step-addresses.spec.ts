import { readdirSync } from 'node:fs';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { buildStepPath } from '@/lib/page/page-address';
import { expectSameBothWays } from '@/tests/support/answer-ways';
import { runsAll } from '@/tests/support/only-in-all';
import { buildPlaceAddress, listPlaces, type Place } from '@/tests/support/page-set';
import { stepAddresses } from '@/tests/support/plan-walks';
import { makeSite, type Site } from '@/tests/support/site';

// That each opens in a browser stands in `steps`; here it is the HTML, which crawlers and visitors without script get.

const TOKEN = 'token-of-this-test-only';
const CROWD = 50;
/** A visitor's own, in all the places that a server could take for the page's. */
const VISITORS_OWN = {
  path: '/go-4-benefits/zipcode?gclid=only-mine&utm_source=only-mine',
  headers: {
    'content-security-policy': "script-src 'nonce-only-mine'",
    cookie: 'only-mine=1',
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; only-mine)',
    'x-forwarded-host': 'only-mine.example',
    'x-next-rendering': 'only-mine',
    rsc: '1',
  },
};

interface Asked {
  readonly place: Place;
  readonly step: string;
}

function listSteps(place: Place): readonly Asked[] {
  const { form } = place.page;
  return form ? registry.forms[form].steps.map((step) => ({ place, step })) : [];
}

/** In `test:all` every step of every page on every brand, in each variant. */
const asked: readonly Asked[] = runsAll ? listPlaces().flatMap(listSteps) : stepAddresses;

/** What is wrong with the answers to an address, of which the first may be the one that has it rendered. */
async function listFaults(request: APIRequestContext, address: string, step: string): Promise<readonly string[]> {
  const [first, second] = [await request.get(address), await request.get(address)];
  const [one, other] = [await first.text(), await second.text()];
  return [
    ...(first.status() === 200 ? [] : [`${address}: ${first.status()}`]),
    ...(one.includes(` data-step="${step}"`) ? [] : [`${address}: not this step`]),
    ...(one.endsWith('</html>') && one === other ? [] : [`${address}: another answer the second time`]),
  ];
}

test('each step’s address answers with the HTML of that step, the first time and each time after', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(runsAll ? 600_000 : 120_000);
  const faults: string[] = [];
  for (const { place, step } of asked) {
    const address = buildPlaceAddress(place, baseURL, buildStepPath(place.page, step));
    faults.push(...(await listFaults(request, address, step)));
  }
  expect(faults).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
});

test('a step is the same, headers and all, in front of Next and from Next itself', async ({ request, baseURL }) => {
  for (const { place, step } of stepAddresses.filter((_, index) => index % 10 === 0)) {
    await expectSameBothWays(request, buildPlaceAddress(place, baseURL, buildStepPath(place.page, step)));
  }
});

/** Data for hydration comes in pieces, whose bounds are those of moments. */
function leaveOutData(html: string): string {
  return html.replace(/<script>self\.__next_f\.push[\s\S]*?<\/script>/g, '');
}

async function readRendered(site: Site): Promise<string | undefined> {
  const answer = await fetch(site.address('m10', '/api/metrics'), { headers: { authorization: `Bearer ${TOKEN}` } });
  return /^funnel_rendered_steps_total (\d+)$/m.exec(await answer.text())?.[1];
}

test('a step is rendered once for a whole crowd, of no visitor, and another process renders the same', async () => {
  test.setTimeout(120_000);
  const [crowded, other] = [await makeSite({ env: { METRICS_TOKEN: TOKEN } }), await makeSite()];
  const before = readdirSync('.next', { recursive: true }).length;
  try {
    await Promise.all([crowded.start(), other.start()]);
    const { path, headers } = VISITORS_OWN;
    const crowd = await Promise.all(
      Array.from({ length: CROWD }, async () => {
        const answer = await fetch(crowded.address('m10', path), { headers });
        return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
      }),
    );
    const [, , html] = crowd[0] ?? [0, '', ''];
    expect(html).toContain(' data-step="zipcode"');
    expect(html).not.toContain('only-mine');
    for (const answer of crowd) expect(answer).toEqual([200, 'text/html; charset=utf-8', html]);
    const plain = await (await fetch(other.address('m10', '/go-4-benefits/zipcode'))).text();
    expect(leaveOutData(html)).toBe(leaveOutData(plain));
    expect(await readRendered(crowded)).toBe('1');
    expect(readdirSync('.next', { recursive: true }).length).toBe(before);
  } finally {
    await Promise.all([crowded.close(), other.close()]);
  }
});
