import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteParameters } from '@/lib/rendered/rendered-page';

/** What Next knows of its build's pages, in the words that it reads again when it starts. */
interface PrerenderManifest {
  readonly routes: Readonly<Record<string, PrerenderedRoute>>;
}

interface PrerenderedRoute {
  /** Where Next's router would ask for the parts of a page; null where there are none. */
  readonly dataRoute: string | null;
  /** Of the document, in bytes. */
  readonly htmlSize?: number;
}

/** Parts of pages, which Next's router would ask for: whole ones, and folders of single ones. */
const PARTS = /\.(rsc|segments)$/;

/** Deletes what is written beside each document for a router that never asks. */
function removeParts(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (PARTS.test(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeParts(path);
  }
}

function buildPath({ brand, slug = [] }: RouteParameters): string {
  return `/${[brand, ...slug].join('/')}`;
}

/**
 * Next's manifest with these steps in it, each as its page is: a route that the build has is rendered where its document
 * is missing, and any other is 404 whoever asks. Throws for a step whose page the build has not rendered.
 */
export function addSteps<Manifest extends PrerenderManifest>(
  manifest: Manifest,
  steps: readonly Required<RouteParameters>[],
): Manifest {
  const added = steps.map((step) => {
    const path = buildPath(step);
    const page = manifest.routes[buildPath({ brand: step.brand, slug: step.slug.slice(0, -1) })];
    if (!page) throw new Error(`The build has no page for the step ${path}.`);
    const { htmlSize: _, ...route } = page;
    return [path, { ...route, dataRoute: `${path}.rsc` }] as const;
  });
  return { ...manifest, routes: { ...manifest.routes, ...Object.fromEntries(added) } };
}

/**
 * What is left to do when Next has built: steps become known to it, and what no browser of ours asks for goes. `folder`
 * is a build, `.next` or the one inside of a standalone folder.
 */
export function finishBuild(folder: string, steps: readonly Required<RouteParameters>[]): void {
  const manifestFile = join(folder, 'prerender-manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as PrerenderManifest;
  writeFileSync(manifestFile, JSON.stringify(addSteps(manifest, steps)));
  const documents = join(folder, 'server/app');
  if (existsSync(documents)) removeParts(documents);
}
