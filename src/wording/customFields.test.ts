import { expect, it } from 'vitest';
import type { CustomField } from '#/domain/records/customField.ts';
import { formatCustomValue } from './customFields.ts';

it.each<[Pick<CustomField, 'value' | 'display'>, string]>([
  [{ value: { kind: 'flag', on: true }, display: null }, 'Yes'],
  [{ value: { kind: 'flag', on: false }, display: null }, 'No'],
  [{ value: { kind: 'flag', on: false }, display: 'Nein' }, 'Nein'],
  [{ value: { kind: 'texts', texts: ['a', 'b'] }, display: null }, 'a, b'],
  [{ value: { kind: 'reference', type: 'Party', id: '7' }, display: null }, 'Party 7'],
])('a field with %j says %s', (field, words) => {
  expect(formatCustomValue(field)).toBe(words);
});
