import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';

test('the registry never reaches the browser: no script holds the words of a page', () => {
  // What a page says of itself lies beside them, in a file of its own.
  const folder = '.next/static/chunks';
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const text = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const held = registry.pages.filter(({ description, subheadline }) =>
    [description, subheadline].some((words) => text.includes(words.slice(0, 60))),
  );
  expect(held.map(({ name }) => name)).toEqual([]);
});
