import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps';
import { drawForm } from '@/lib/form/draw-form';

const FOLDER = 'reports/map';

const names = process.argv.slice(2);
const chosen = Object.values(forms).filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length === 0) {
  console.error(`No form is called ${names.join(', ')}. The forms: ${Object.keys(forms).join(', ')}.`);
  process.exitCode = 2;
}
mkdirSync(FOLDER, { recursive: true });
for (const form of chosen) {
  const file = path.join(FOLDER, `${form.name}.svg`);
  writeFileSync(file, drawForm(form, steps));
  console.log(file);
}
