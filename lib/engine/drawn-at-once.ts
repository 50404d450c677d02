import type { FieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { LocalizedStep } from './form-state';

/**
 * Whether no part of a step comes late, and nothing of it depends on who asks or on the answer that leads there.
 * `readControl` says how a field is asked.
 */
export function isDrawnAtOnce(
  { asking }: LocalizedStep,
  readControl: (name: FieldName) => FieldAttributes['control'] | undefined,
): boolean {
  if (asking.kind !== 'fields') return asking.kind === 'choice' || asking.kind === 'list';
  const first = asking.fields.filter(({ onlyForSharedZip }) => !onlyForSharedZip);
  return first.every(
    ({ name, choices, common, unless }) => !choices && !common && !unless && readControl(name) === 'text',
  );
}
