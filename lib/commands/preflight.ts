import { registry } from '@/funnels/registry';
import { findLaunchFaults } from '@/lib/lint/list-launch-faults';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { createCommand, runCommandLine } from './process/command-line';
import { checkHosts, checkProviders, checkSpool, checkStore, type Finding } from './process/preflight-checks';
import { checkSettings } from './process/preflight-settings';

/** A brand that is not ready is closed and keeps no other from starting; without any, nothing starts. */
function checkBrands(): {
  readonly findings: readonly Finding[];
  readonly ready: readonly (keyof typeof registry.brands)[];
} {
  const about = 'brands';
  const ready = BRAND_CODES.filter((code) => findLaunchFaults(registry.brands[code], registry).length === 0);
  const closed = BRAND_CODES.filter((code) => !ready.includes(code));
  const mend = 'npm run launch -- <brand> says what each of them lacks.';
  if (ready.length === 0)
    return { ready, findings: [{ about, what: 'none is ready: production would not start', mend }] };
  const shut = closed.length === 0 ? '' : `; 503 for ${closed.join(', ')}, see npm run launch`;
  return { ready, findings: [{ about, what: `${ready.join(', ')} will be served${shut}` }] };
}

function formatFinding({ about, what, mend, advice }: Finding): string {
  const warned = advice === undefined ? 'well' : 'WARN';
  return [mend === undefined ? warned : 'MEND', '', `${about}: ${what}.`, mend ?? advice ?? ''].join(' ').trimEnd();
}

async function preflight(): Promise<void> {
  const { env, findings } = checkSettings(process.env);
  const { ready, findings: ofBrands } = checkBrands();
  const outside = env
    ? await Promise.all([
        checkStore(env),
        checkSpool(env),
        checkProviders(env),
        checkHosts(
          ready.map((code) => registry.brands[code]),
          new Date(),
        ),
      ])
    : [[{ about: 'store, spool, providers, hosts', what: 'not looked at', mend: 'Mend the settings first.' }]];
  if (env && env.APP_ENV !== 'production')
    console.log(
      `Store and brands are judged as for production; APP_ENV=${env.APP_ENV} starts without what they lack.\n`,
    );
  const all = [...findings, ...outside.flat(), ...ofBrands];
  for (const finding of all) console.log(formatFinding(finding));
  const count = all.filter(({ mend }) => mend !== undefined).length;
  console.log(count === 0 ? '\nReady to be started.' : `\n${count} to mend before production is started.`);
  process.exitCode = count === 0 ? 0 : 1;
}

void runCommandLine(
  createCommand(
    'preflight',
    'Checks settings, store, spool, providers, hosts, TLS, proxy and brands, and serves nothing; 0 when all is well.',
  )
    .addHelpText('after', '\nNothing is asked of a provider, so nothing is paid for. Run it where the site will run.')
    .action(preflight),
);
