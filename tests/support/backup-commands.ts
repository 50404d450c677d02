import { execFile, execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOwner } from './own-postgres';

const WRITTEN = '.deploy/backup';

/** The scripts of `.deploy/backup` as they are written, and a folder that they keep backups in. */
export interface BackupCommands {
  /** What `archive_command` of the server is to be. */
  readonly archiveCommand: string;
  /** Runs one as the user of the server, and gives what it printed; throws with what it said where it refuses. */
  run(script: string, args: readonly string[], databaseUrl?: string): Promise<string>;
  /** The same, before anything else goes on. */
  runNow(script: string, args: readonly string[]): string;
  /** A path in a folder of the server's user. */
  place(name: string): string;
  destroy(): void;
}

function giveTo(owner: NonNullable<ReturnType<typeof findOwner>>, path: string): void {
  chownSync(path, owner.uid, owner.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTo(owner, child);
    else chownSync(child, owner.uid, owner.gid);
  }
}

/** Copies the scripts to where the server's user may run them. */
export function makeBackupCommands(): BackupCommands {
  const root = mkdtempSync(join(tmpdir(), 'backup-'));
  cpSync(WRITTEN, join(root, 'scripts'), { recursive: true });
  mkdirSync(join(root, 'kept'));
  const owner = findOwner();
  if (owner) giveTo(owner, root);
  const settings = { BACKUP_FOLDER: join(root, 'kept'), METRICS_FOLDER: root };
  const locate = (script: string): string => join(root, 'scripts', `${script}.sh`);
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return {
    archiveCommand: [...given, locate('archive-log'), '%p', '%f'].join(' '),
    run: async (script, args, databaseUrl = '') => {
      const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl };
      return (await promisify(execFile)(locate(script), args, { ...owner, cwd: root, env })).stdout;
    },
    runNow: (script, args) => {
      const env = { ...process.env, ...settings };
      return execFileSync(locate(script), args, { ...owner, cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
    },
    place: (name) => join(root, name),
    destroy: () => rmSync(root, { recursive: true, force: true }),
  };
}
