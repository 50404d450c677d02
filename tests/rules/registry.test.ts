import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import type { Branch } from '@/lib/form/form';
import { steps } from '@/funnels/steps/steps';
import { findPage } from '@/lib/page/find-page';
import { routeRequest } from '@/lib/request/route-request';
import { makePageRequest } from '@/tests/support/page-request';

const { brands, pages } = registry;

/** Product ids (specification 1); any other means Medicare. */
const PRODUCTS: Readonly<Record<string, string>> = { wc: 'life', tqg: 'auto', ps: 'auto' };

describe('the registry', () => {
  it('each brand and path has one page, and each page name is used for one page of a brand', () => {
    const seen = pages.flatMap((page) =>
      page.brands.flatMap((brand) => [`${brand} path ${page.path}`, `${brand} name ${page.name}`]),
    );
    expect(seen.filter((entry, index) => seen.indexOf(entry) !== index)).toEqual([]);
  });

  it.each(pages.map((page) => [page.name, page] as const))(
    '%s has a sound path and no step in its way',
    (_name, page) => {
      expect(page.path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
      for (const brand of page.brands) expect(findPage(registry, brand, page.path)?.page).toBe(page);
    },
  );

  it('a page in two languages is paired both ways, on the same brands', () => {
    for (const page of pages.filter(({ alternate }) => alternate !== undefined)) {
      for (const brand of page.brands) {
        const other = findPage(registry, brand, page.alternate ?? '')?.page;
        expect(other, `${page.path} on ${brand} names ${page.alternate}`).toBeDefined();
        expect(other?.alternate).toBe(page.path);
        expect(other?.language).not.toBe(page.language);
      }
    }
  });

  it('every brand has a front page and its legal pages, an icon, and the product of its code', () => {
    for (const brand of Object.values(brands)) {
      for (const path of ['/', '/tos', '/privacy'])
        expect(findPage(registry, brand.code, path), `${brand.code} ${path}`).toBeDefined();
      expect(existsSync(`public${brand.icon}`), brand.icon).toBe(true);
      expect(brand.product).toBe(PRODUCTS[brand.code] ?? 'medicare');
    }
  });

  it('no two brands share a host or a phone number', () => {
    const hosts = Object.values(brands).flatMap((brand) => [...brand.hosts, brand.phone.number.value]);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('numbers are of the fictional range', () => {
    for (const brand of Object.values(brands)) expect(brand.phone.number.value).toMatch(/^\+1\d{3}55501\d\d$/);
  });

  it('every Medicare brand says how many organizations it represents, and asks for each recipient by name', () => {
    for (const brand of Object.values(brands).filter(({ product }) => product === 'medicare')) {
      expect(brand.tpmo?.organizationCount.value).toBeGreaterThan(0);
      expect(brand.recipients.length).toBeGreaterThan(0);
    }
  });

  it.each(Object.values(forms).map((form) => [form.name, form] as const))(
    'the form %s is sound: each step once, hooks and branches of its own steps, branches lead onward',
    (_name, form) => {
      const order: readonly string[] = form.steps;
      expect(new Set(order).size).toBe(order.length);
      for (const name of Object.keys(form.hooks ?? {})) expect(form.steps).toContain(name);
      for (const [name, branches] of Object.entries<readonly Branch[] | undefined>(form.branches ?? {})) {
        for (const { to } of branches ?? []) {
          if (to !== undefined) expect(order.indexOf(to), `${name} → ${to}`).toBeGreaterThan(order.indexOf(name));
        }
      }
    },
  );

  it('a form ends with its final step, or every page of it says where it leads', () => {
    for (const form of Object.values(forms)) {
      const last = form.steps.at(-1);
      if (last !== undefined && steps[last].type === 'final') continue;
      for (const page of pages.filter((entry) => entry.form === form.name)) {
        for (const brand of page.brands) {
          expect(
            findPage(registry, brand, page.destination ?? ''),
            `${page.path} leads to ${page.destination}`,
          ).toBeDefined();
        }
      }
    }
  });

  it('every page names validations and middleware that there are', () => {
    for (const page of pages) {
      const address = makePageRequest(page.path, { host: `${page.brands[0]}.localhost` });
      expect(() => routeRequest(address, registry, { defaultBrand: 'm10', localHosts: true }), page.name).not.toThrow();
    }
  });

  it('every form is used by a page, every step by a form', () => {
    expect(Object.keys(forms).filter((name) => !pages.some(({ form }) => form === name))).toEqual([]);
    const asked = new Set<string>(Object.values(forms).flatMap((form) => form.steps));
    expect(Object.keys(steps).filter((name) => !asked.has(name))).toEqual([]);
  });

  it('every step is named by its key', () => {
    for (const [key, step] of Object.entries(steps)) expect(step.name).toBe(key);
  });
});
