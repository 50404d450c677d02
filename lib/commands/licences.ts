import { listInstalled } from './installed-packages';

const installed = listInstalled();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(installed, null, 2));
} else {
  for (const licence of [...new Set(installed.map((one) => one.licence))].toSorted()) {
    const names = installed
      .filter((one) => one.licence === licence)
      .map(({ name, version, isDevelopment }) => `${name} ${version}${isDevelopment ? ' (development)' : ''}`);
    console.log(`${licence}: ${names.length}\n  ${names.join('\n  ')}`);
  }
  console.log(`${installed.length} packages`);
}
