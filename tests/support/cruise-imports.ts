import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './project-files';

const CRUISER = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const TABLE = join(projectRoot, '.config/dependency-cruiser.cjs');
/** Larger than any report of ours. */
const MAXIMUM_OUTPUT_BYTES = 256 * 1024 * 1024;

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface Report {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

/** Holds a folder against the import table, as `npm run check` does. */
export async function cruiseImports(folder: string): Promise<{ cruised: number; violations: Violation[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, [CRUISER, '-c', TABLE, '-T', 'json', '.'], {
    cwd: folder,
    maxBuffer: MAXIMUM_OUTPUT_BYTES,
  });
  const { summary } = JSON.parse(stdout) as Report;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { cruised: summary.totalCruised, violations };
}
