import { Command, CommanderError } from 'commander';

/** Exit code 2, with the usage. */
export class UsageError extends Error {}

/** A command of package.json, as its help and its errors name it. */
export function createCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
}

/** What to say of an error and the code to end with; no words where the library has said them. */
function describeError(error: unknown, help: string): { readonly code: number; readonly words?: string } {
  if (error instanceof CommanderError && error.exitCode === 0) return { code: 0 };
  if (error instanceof CommanderError && error.code === 'commander.help') return { code: 2 };
  // Ctrl-C at a prompt.
  if (error instanceof Error && error.name === 'ExitPromptError') return { code: 130 };
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof UsageError || error instanceof CommanderError
    ? { code: 2, words: `${message.replace(/^error: /, '')}\n\n${help.trimEnd()}` }
    : { code: 1, words: message };
}

/** A reader that has seen enough, as `head` does, ends the command and is no error. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

/** Runs a command with the words of the terminal; a failure is one message and an exit code, never a stack. */
export async function runCommandLine(command: Command): Promise<void> {
  endWithReader();
  try {
    await command.parseAsync();
  } catch (error) {
    const { code, words } = describeError(error, command.helpInformation());
    if (words !== undefined) console.error(words);
    process.exitCode = code;
  }
}
