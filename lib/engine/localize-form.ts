import { isResolved, type Condition, type ResolvedCondition } from '@/lib/form/condition';
import { buildZipPattern } from '@/lib/form/zip-pattern';
import type { Language } from '@/lib/names/language';
import type { Branch, Form } from '@/lib/form/form';
import type { LocalizedForm, LocalizedBranch } from './form-state';
import { pickLanguage, type Asking, type Step } from '@/lib/form/step';

function resolve(condition: Condition | ResolvedCondition): ResolvedCondition {
  return isResolved(condition) ? condition : { zipPattern: buildZipPattern(condition.zipIn) };
}

function buildBranch({ when, ...branch }: Branch): LocalizedBranch {
  return { ...branch, when: resolve(when) };
}

/** Without the county question where the product does not go by county; states as patterns of their ZIPs. */
function keepFieldsOf(product: Form['product'], asking: Asking<string>): Asking<string> {
  if (asking.kind !== 'fields') return asking;
  const fields = asking.fields
    .filter(({ onlyForSharedZip }) => !onlyForSharedZip || onlyForSharedZip.includes(product))
    .map(({ unless, ...field }) => ({ ...field, ...(unless && { unless: unless.map(resolve) }) }));
  return { ...asking, fields };
}

export function localizeForm(form: Form, steps: Readonly<Record<string, Step>>, language: Language): LocalizedForm {
  const built = form.steps.map((name) => {
    const step = steps[name];
    if (!step) throw new Error(`The form ${form.name} lists the step ${name}, which does not exist`);
    const branches = form.branches?.[name]?.map(buildBranch);
    const localized = pickLanguage(step, language);
    const asking = keepFieldsOf(form.product, localized.asking);
    return { ...localized, asking, ...form.hooks?.[name], ...(branches && { branches }) };
  });
  const [first, ...rest] = built;
  if (!first) throw new Error(`The form ${form.name} has no steps`);
  return {
    form: form.name,
    formVersion: `${form.name}@${form.version}`,
    steps: [first, ...rest],
    chapters: form.chapters.map(({ title, from }) => ({ title: title[language], from })),
    ...(form.assumed && { assumed: form.assumed }),
  };
}
