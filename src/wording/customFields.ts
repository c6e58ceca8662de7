import { type CustomField, customText } from '#/domain/records/customField.ts';

/** What a custom field says that is yes or no, where the service says nothing else. */
export const flagLabels = { true: 'Yes', false: 'No' } as const;

/** The value of a custom field, as the service writes it where it does. */
export function formatCustomValue(field: Pick<CustomField, 'value' | 'display'>): string {
  const { value, display } = field;
  return value.kind === 'flag' && display === null ? flagLabels[`${value.on}`] : customText(field);
}
