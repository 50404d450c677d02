import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

/** Handlers that are never called: `lib/browser/platform/react-listening.ts` keeps their events from React. */
const UNHEARD = /\bon(?:Touch|GotPointer|LostPointer|PointerMove|MouseMove)\w*=/;

test('no component listens by React to a touch, a move or a captured pointer, of which React does not hear', () => {
  const components = listProjectFiles().filter((file) => /^(?:app|components|lib)\/.*\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((file) => UNHEARD.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  expect('<div onTouchStartCapture={hear}>').toMatch(UNHEARD);
});
