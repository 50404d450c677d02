import { build } from 'esbuild';

/** Of the browsers that Next builds for. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/** The text of one script for browsers, minified, with all that it imports. Throws what does not compile. */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
