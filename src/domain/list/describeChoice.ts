import { type CustomField, formatCustomValue } from '#/domain/records/customField.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { anyValue, choicesOf } from './fieldFilter.ts';
import { labelledValues } from './fields.ts';
import { filledIn, flagLabels } from './words.ts';

/** What a chosen value is called by a field that has it; the value itself where no field has it. */
export function describeChoice(fields: readonly CustomField[], slug: string, value: string): string {
  const field = fields.find((each) => each.slug === slug && choicesOf(each).includes(value));
  const labelled = field && labelledChoices(field).find(([choice]) => choice === value);
  return labelled?.[1] ?? choiceLabel(value);
}

/** What a value is called where no field says more. */
export function choiceLabel(value: string): string {
  return value === anyValue ? filledIn : (lookup(flagLabels, value) ?? value);
}

/** What the field can be chosen by, each with its label. */
export function labelledChoices(field: CustomField): readonly (readonly [choice: string, label: string])[] {
  const { value } = field;
  const flag = value.kind === 'flag' ? [[String(value.on), formatCustomValue(field)] as const] : [];
  return [[anyValue, choiceLabel(anyValue)], ...flag, ...labelledValues(field)];
}
