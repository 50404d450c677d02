import { readFileSync, writeFileSync } from 'node:fs';
import { formatDeployedEnvExample, formatEnvExample } from '@/lib/server/settings/env-files';
import { createCommand, runCommandLine } from './process/command-line';

/** Files that people copy, each made from the table of settings. */
const FILES = {
  '.env.example': formatEnvExample(),
  '.deploy/site.env.example': formatDeployedEnvExample(),
};

/** Writes the files; with `--check` only says which of them differ from the table. */
function runSettings(isCheck: boolean): void {
  for (const [path, text] of Object.entries(FILES)) {
    if (!isCheck) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`${path} is not what lib/server/settings says: run npm run settings.`);
      process.exitCode = 1;
    }
  }
}

void runCommandLine(
  createCommand('settings', 'Writes .env.example and .deploy/site.env.example from the table of settings.')
    .option('--check', 'only says which of them differ')
    .action(({ check = false }: { check?: boolean }) => runSettings(check)),
);
