import { findChromium } from '@/lib/commands/process/ensure-chromium';

/** The system's Chromium without the word that says that it has no screen: for such a visitor no provider is asked. */
const WITH_SCREEN =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** How tests and benches start the system's Chromium; the switches let it run as root and stay off the network. */
export const chromiumLaunch = {
  executablePath: findChromium(),
  args: [
    ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    // Nobody outside is asked, whatever a page under test names.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    `--user-agent=${WITH_SCREEN}`,
  ],
};
