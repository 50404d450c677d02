import { askProvider } from './ask-provider';

// Started as a process of its own, since a process learns of an authority by its environment: asks each address that
// it is given, and prints what came of them.
const LIMIT_MS = 20_000;

void Promise.all(process.argv.slice(2).map((url) => askProvider({ url, limitMs: LIMIT_MS }))).then((results) => {
  console.log(JSON.stringify(results));
});
