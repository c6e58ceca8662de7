import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { numberFault } from '#/domain/tracking/numberFault.ts';
import type { Fault, LineDraft } from '#/domain/tracking/tracking.ts';
import { faultLabels } from '#/domain/tracking/words.ts';
import { editor } from './words.ts';

/** A request under construction, as its fields hold it. */
export interface FieldsDraft extends Pick<LineDraft, 'number' | 'type' | 'scac' | 'customerId'> {
  /** As they are typed, separated by commas. */
  readonly references: string;
  readonly tags: string;
}

export function fieldsOf({ number, type, scac, refNumbers, tags, customerId }: LineDraft): FieldsDraft {
  return { number, type, scac, customerId, references: refNumbers.join(', '), tags: tags.join(', ') };
}

/** What is missing or wrong in the fields; of what is only missing nothing is said before somebody has tried. */
export function draftFaults({ number, type, scac }: FieldsDraft, tried: boolean): readonly Fault[] {
  const faults: Fault[] = [];
  const fault = numberFault(normalizeNumber(number));
  if (fault !== null && tried) faults.push({ field: 'number', words: faultLabels[fault] });
  if (type === null && tried) faults.push({ field: 'type', words: editor.typeMissing });
  if (scac === null && tried) faults.push({ field: 'carrier', words: editor.carrierMissing });
  return faults;
}
