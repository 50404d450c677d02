import type { Brand } from '@/lib/brand/brand';
import { findPage } from '@/lib/page/find-page';
import { findPhoneFault } from './phone-fault';
import { when, type FoundFault, type PageFault, type PageLint } from './page-fault';

const NEEDED_PATHS = ['/', '/tos', '/privacy'];

type BrandRule = (brand: Brand, lint: PageLint) => readonly FoundFault[];

const phone: BrandRule = ({ phone: { number } }) => {
  const found = findPhoneFault(number);
  return found ? [{ rule: 'phone', ...found, near: number.value }] : [];
};

const shared: BrandRule = ({ code, hosts, phone: { number } }, { registry }) => {
  const others = Object.values(registry.brands).filter((other) => other.code !== code);
  const rival = others.find((other) => other.phone.number.value === number.value);
  return [
    ...when(rival !== undefined, {
      rule: 'phone',
      what: `${number.value} is the number of ${rival?.code} too`,
      mend: 'Each brand has a number of its own, so that calls can be told apart.',
      near: number.value,
    }),
    ...hosts.flatMap((host) => {
      const owner = others.find((other) => other.hosts.includes(host))?.code;
      return when(owner !== undefined, {
        rule: 'host',
        what: `${host} belongs to ${owner} too`,
        mend: 'A host shows one brand: take it out of one of the two.',
        near: host,
      });
    }),
  ];
};

const hosts: BrandRule = ({ hosts: all }) =>
  all
    .filter((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
    .map((host) => ({
      rule: 'host',
      what: `${host} is no host`,
      mend: 'Lower case, without https:// and without a port: www.example.com.',
      near: host,
    }));

const pages: BrandRule = ({ code }, { registry }) =>
  NEEDED_PATHS.filter((path) => findPage(registry, code, path) === undefined).map((path) => ({
    rule: 'brand',
    what: `no page has ${path} on ${code}`,
    mend: `Add ${code} to the \`brands\` of such a page.`,
    near: 'code',
  }));

const icon: BrandRule = (brand, { hasFile }) =>
  when(!hasFile(brand.icon.slice(1)), {
    rule: 'brand',
    what: `there is no file public${brand.icon}`,
    mend: 'Draw it, or name another in `icon`.',
    near: 'code',
  });

const medicare: BrandRule = ({ product, tpmo, recipients }) => {
  if (product !== 'medicare') return [];
  const counts = [tpmo?.organizationCount.value ?? 0, tpmo?.productCount.value ?? 0];
  return [
    ...when(!counts.every((count) => Number.isInteger(count) && count > 0), {
      rule: 'M-12',
      what: 'it does not say how many organizations and products it offers',
      mend: 'Add both numbers to `tpmo`, as counted on a day.',
      near: 'tpmo',
    }),
    ...when(recipients.length === 0, {
      rule: 'C-20',
      what: 'it names nobody who may receive what visitors enter',
      mend: 'List each company in `recipients`.',
      near: 'recipients',
    }),
  ];
};

const RULES: readonly BrandRule[] = [phone, shared, hosts, pages, icon, medicare];

/** Mistakes in the facts of brands. What keeps a brand from production is `listLaunchFaults`. */
export function listBrandFaults(lint: PageLint): readonly PageFault[] {
  return Object.values(lint.registry.brands).flatMap((brand) =>
    RULES.flatMap((rule) => rule(brand, lint).map((found) => ({ entry: `brand ${brand.code}`, ...found }))),
  );
}
