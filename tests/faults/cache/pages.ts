import assert from 'node:assert/strict';
import { calls } from '@/lib/calls/calls';
import { ask, PAGE, say, TESTED, type World } from './world';

/** What the cache answers of itself. */
async function showClicks(world: World): Promise<void> {
  assert.equal((await ask(world, `${PAGE}?gclid=first&utm_source=google`)).cache, 'MISS');
  const clicks = await Promise.all(
    Array.from({ length: 100 }, (_, index) => ask(world, `${PAGE}?gclid=c${index}&sub_1=${index}`)),
  );
  assert.ok(clicks.every(({ status, cache }) => status === 200 && cache === 'HIT'));
  const other = await ask(world, PAGE, {}, 'bh.localhost');
  assert.equal(other.cache, 'MISS');
  assert.match(other.body, /data-brand="bh"/);
  assert.ok(clicks.every(({ body }) => body.includes('data-brand="m10"')));
  say('100 clicks with ids of their own got the kept page; another brand at the same path its own');
}

/** One clean redirect for whatever is about a person, also where Next’s own router asks and with slashes too many. */
async function showPersonalAddresses(world: World): Promise<void> {
  for (const query of ['firstname=Mary', 'gclid=1&email=a%40b.example', '%66irstname=Mary', 'a=1&b=2&a=3']) {
    for (const [before, after] of [
      ['', ''],
      ['', '/'],
      ['/', ''],
      ['', '\\'],
    ] as const) {
      for (const headers of [{}, { rsc: '1' }]) {
        const answer = await ask(world, `${before}${PAGE}${after}?${query}`, { headers });
        assert.equal(answer.status, 307, query);
        assert.doesNotMatch(JSON.stringify(answer), /Mary|b\.example|a=1/);
        assert.equal(answer.headers['cache-control'], 'no-store');
        assert.equal(answer.headers['referrer-policy'], 'no-referrer');
      }
    }
  }
  say('32 addresses with personal parameters, slashes too many and for Next’s router: one clean redirect each');
}

async function showWhatPasses(world: World): Promise<void> {
  const part = await ask(world, PAGE, { headers: { rsc: '1' } });
  assert.equal(part.cache, 'BYPASS');
  // Nobody gets a part: it is the page, byte for byte.
  assert.match(part.body, /^<!DOCTYPE/i);
  assert.equal(part.body, (await ask(world, PAGE)).body);
  const statuses = [];
  for (let index = 0; index < 3; index += 1) {
    const unknownHost = await ask(world, PAGE, {}, 'somebody-else.example');
    const unknownPath = await ask(world, '/no-such-page');
    assert.notEqual(unknownHost.cache, 'HIT');
    assert.notEqual(unknownPath.cache, 'HIT');
    statuses.push(unknownHost.status, unknownPath.status, (await ask(world, '/api/health')).status);
  }
  assert.deepEqual(statuses, [421, 404, 200, 421, 404, 200, 421, 404, 200]);
  const post = { method: 'POST', body: 'x'.repeat(70_000) };
  const own = [
    await ask(world, PAGE, { method: 'TRACE' }),
    await ask(world, `/${'a'.repeat(9000)}`),
    await ask(world, PAGE, { headers: { cookie: 'a'.repeat(40_000) } }),
    await ask(world, calls.createEvent.path, post),
    await ask(world, '/api/metrics'),
  ];
  assert.deepEqual(
    own.map(({ status }) => status),
    [405, 414, 400, 413, 404],
  );
  for (const { headers } of own) assert.match(headers['content-security-policy'] ?? '', /^default-src 'none'/);
  say(
    'what asks for parts of pages, unknown hosts and paths and calls went to the site; nginx’s own refusals have a closed policy',
  );
}

async function showExperiment(world: World): Promise<void> {
  const visitors = [];
  for (let index = 0; index < 8; index += 1) {
    const visit = await ask(world, TESTED);
    assert.equal(visit.cache, 'MISS');
    assert.equal(visit.cookies.length, 2);
    visitors.push(visit);
  }
  const bodies = new Map<string, string>();
  for (const { body, cookies } of visitors) {
    const again = await ask(world, `${TESTED}?gclid=x`, { headers: { cookie: cookies.join('; ') } });
    assert.equal(again.body, body);
    const variants = cookies.find((cookie) => cookie.includes('experiments')) ?? '';
    assert.equal(again.cache, bodies.has(variants) ? 'HIT' : 'MISS');
    bodies.set(variants, body);
  }
  assert.equal(new Set(bodies.values()).size, bodies.size);
  const cookie = visitors[0]?.cookies.find((one) => one.includes('experiments')) ?? '';
  assert.equal((await ask(world, TESTED, { headers: { cookie } })).cache, 'BYPASS');
  say(`a first visit to a tested page was never kept; ${bodies.size} variants were, one page each`);
}

/** What the cache answers and what it leaves to the site. */
export async function showPages(world: World): Promise<void> {
  await showClicks(world);
  await showPersonalAddresses(world);
  await showWhatPasses(world);
  await showExperiment(world);
}
