import type { CustomDefinition } from '#/domain/records/customField.ts';
import { referenceTypes } from '#/domain/records/definitionDraft.ts';
import { knownType } from '#/domain/records/fieldEntry.ts';
import { referenceNames, typeNames } from '#/features/settings/words.ts';

/** The data type in words; one that we do not know as it came. */
export function typeOf(definition: CustomDefinition): string {
  const { dataType, referenceType } = definition;
  const type = knownType(definition);
  if (type === null) return dataType ?? '';
  if (type !== 'reference') return typeNames[type];
  const known = referenceTypes.find((each) => each === referenceType);
  return `${typeNames.reference}: ${known ? referenceNames[known] : referenceType}`;
}
