import { findChromium } from '@/lib/commands/find-chromium';

/** How tests and benches start the system's Chromium; the switches let it run as root and stay off the network. */
export const chromiumLaunch = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
