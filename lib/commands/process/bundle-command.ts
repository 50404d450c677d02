import { build } from 'esbuild';

/**
 * Makes one file of a command, for where there is neither TypeScript nor node_modules but the site's own copies of the
 * database packages beside it. Throws what does not compile.
 */
export async function bundleCommand(entry: string, file: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    external: ['pg', '@electric-sql/pglite'],
    logLevel: 'warning',
  });
}
