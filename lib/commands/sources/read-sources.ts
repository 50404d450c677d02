import type { PageFault } from '@/lib/lint/page-fault';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { findReason } from '@/lib/lint/rule-reasons';
import { findFaultPlace } from './fault-place';
import { readFunnelSources } from './funnel-sources';
import { listEarlierPages } from './removed-pages';
import { listShapeFaults } from './shape-faults';
import { listSourceEntries, type SourceEntry } from './source-entries';
import type { SourceReading } from './source-reader';
import { TypeChecker } from './type-faults';

// The process that source-reader.ts starts: it answers once with its reading, and then with the places of faults.

const [, , project = process.cwd()] = process.argv;
const sources = readFunnelSources(project);
const checker = new TypeChecker(project);
const shapes = listShapeFaults(checker, sources);
const entries = listSourceEntries(sources, (source) => checker.parse(source));

function isPage({ name }: SourceEntry): boolean {
  return !name.includes(' ');
}

function placeFault(fault: PageFault): PlacedFault {
  const { entry, rule, what, mend } = fault;
  return { ...findFaultPlace(fault, entries, sources), entry, rule, what, mend, why: findReason(rule) ?? '' };
}

process.on('message', (faults: readonly PageFault[]) => process.send?.(faults.map(placeFault)));
const reading: SourceReading = { pages: entries.filter(isPage).length, shapes, earlier: listEarlierPages(project) };
process.send?.(reading);
checker.keep();
