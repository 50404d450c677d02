import { readFileSync } from 'node:fs';
import { forms } from '@/funnels/forms';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { completeAnswers } from './sources/complete-answers';
import { insertQuestion, listQuestionFiles } from './sources/insert-question';
import { readFunnelSources } from './sources/funnel-sources';
import { nameFlag } from './sources/question';
import {
  findQuestionFault,
  isNewField,
  QUESTION_PARTS,
  type QuestionAnswers,
  type QuestionPart,
} from './sources/question-answers';
import { writeFormatted } from './sources/write-formatted';

const PARTS = Object.keys(QUESTION_PARTS) as QuestionPart[];

/** What a question needs to be told; a value that is asked elsewhere has its words. */
function listAsked(given: QuestionAnswers): readonly QuestionPart[] {
  return PARTS.filter((part) => !part.startsWith('label') || isNewField(given));
}

async function makeQuestion(flags: QuestionAnswers): Promise<void> {
  const answers = await completeAnswers<QuestionPart>(flags, {
    parts: QUESTION_PARTS,
    listAsked,
    findFault: findQuestionFault,
  });
  const form = Object.values(forms).find(({ name }) => name === answers.form);
  if (!form) throw new UsageError(`No form ${answers.form}.`);
  const more = listQuestionFiles(form.product).filter((file) => !file.startsWith('funnels/'));
  const sources = [
    ...readFunnelSources(process.cwd()),
    ...more.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ];
  for (const { file, text } of insertQuestion(sources, form.product, answers)) {
    await writeFormatted(file, text);
    console.log(`${file}: changed`);
  }
  if (isNewField(answers)) {
    console.log(
      `${answers.field} is part of no lead, and the tab forgets it: its row in lib/fields/fields.ts says so.`,
    );
  }
  console.log('Next: npm run lint-pages, and npm run map to see the order');
}

const command = createCommand(
  'new-question',
  'Writes a question into a form, with the value that answers it.',
).addHelpText(
  'after',
  `
Example:
  npm run new-question -- --name home-heating --form medicare --after zipcode --field heatingFuel \\
    --english "How do you heat?" --spanish "¿Con qué calienta su casa?" \\
    --choices "gas=Gas|Gas; oil=Heating oil|Aceite"`,
);
for (const part of PARTS) command.option(`${nameFlag(part)} <answer>`, QUESTION_PARTS[part].what);
void runCommandLine(command.action(makeQuestion));
