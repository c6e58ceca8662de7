import { lookup } from '#/domain/records/lookup.ts';
import type { DocumentType } from '#/domain/records/tradeDocument.ts';
import { typeLabels, typeUnknown } from './words.ts';

/** The name of a type: the account's own, else ours; an unknown word as it came. */
export function typeLabel(type: string | null, known: readonly DocumentType[] = []): string {
  if (type === null) return typeUnknown;
  return known.find(({ code }) => code === type)?.label ?? lookup(typeLabels, type) ?? type;
}

/** What can be chosen: the account's list where it was read, else the types that we know. */
export function typesToChoose(known: readonly DocumentType[] | undefined): readonly DocumentType[] {
  if (known && known.length > 0) return known;
  return Object.entries(typeLabels).map(([code, label]) => ({ code, label }));
}
