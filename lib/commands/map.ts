import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Argument } from 'commander';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { drawForm } from '@/lib/form/draw-form';
import { createCommand, runCommandLine } from './process/command-line';

const FOLDER = 'reports/map';

function drawMaps(names: readonly string[]): void {
  const chosen = Object.values(forms).filter(({ name }) => names.length === 0 || names.includes(name));
  mkdirSync(FOLDER, { recursive: true });
  for (const form of chosen) {
    const file = path.join(FOLDER, `${form.name}.svg`);
    writeFileSync(file, drawForm(form, steps));
    console.log(file);
  }
}

void runCommandLine(
  createCommand('map', `Draws the ways through the forms, one picture each, into ${FOLDER}.`)
    .addArgument(new Argument('[forms...]', 'by name; all without one').choices(Object.keys(forms)))
    .action(drawMaps),
);
