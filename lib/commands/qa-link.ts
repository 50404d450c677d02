import { createCommand, runCommandLine } from './process/command-line';
import { buildTestLink, readAddress, readHours } from './process/test-links';

const USUAL_HOURS = '8';
const MS_PER_HOUR = 3_600_000;

interface LinkOptions {
  readonly hours: string;
  readonly json?: true;
}

async function link(given: string, { hours, json }: LinkOptions): Promise<void> {
  const [address, lasts, now] = [readAddress(given), readHours(hours), new Date()];
  const { href } = await buildTestLink(address, lasts, now);
  const until = new Date(now.getTime() + lasts * MS_PER_HOUR).toISOString();
  if (json) console.log(JSON.stringify({ link: href, host: address.hostname, until }));
  else
    console.log(
      `${href}\n\nGood until ${until}, on ${address.hostname} alone. Whoever has it is a tester: pass it on so.`,
    );
}

void runCommandLine(
  createCommand('qa-link', 'Signs a link that opens the drawer on a live site and makes all that is done a test.')
    .argument('<address>', 'of a page, https://www.example.com/otc-savings')
    .option('--hours <number>', 'how long it lasts, at most 24', USUAL_HOURS)
    .option('--json', 'for machines')
    .addHelpText('after', '\nIt is signed by SESSION_SECRET, which must be that of the site.')
    .action(link),
);
