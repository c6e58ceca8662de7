import { isContainerNumber } from '#/domain/records/containerNumber.ts';
import { normalizeContainerNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import { bareNumber, looseKey, splitCarrierPrefix } from './looseKey.ts';
import { type LabelKind, readLabel } from './numberLabel.ts';
import { readNumbers } from './readNumbers.ts';

/** A text that somebody typed or pasted to find something, read once in all the forms that it is compared in. */
export interface FindQuery {
  /** Without blanks around it. */
  readonly text: string;
  /** As numbers are compared in the exact order (docs/interface.md 2.8), and as container numbers are. */
  readonly number: string;
  readonly containerNumber: string;
  /** As the service is asked for it. */
  readonly question: string;
  /** Signs alone are part of many numbers and mean none. */
  readonly isBlank: boolean;
  /** A word is no number: with O, I and L as digits, "null" would be part of one. */
  readonly hasDigit: boolean;
  /** What a word before the number says that it is ("PO", "B/L"); null without one. */
  readonly label: LabelKind | null;
  /** The number without that word and others beside it, as it was written, and its letters and digits alone. */
  readonly unlabelled: string;
  readonly bare: string;
  /** How it is compared where the exact order finds nothing: all of the text, then the number without its word. */
  readonly keys: readonly string[];
  /** The same without a carrier's code before it, for those that begin with one. */
  readonly afterScac: readonly { readonly scac: string; readonly key: string }[];
}

export function readFindQuery(text: string): FindQuery {
  const number = normalizeNumber(text);
  const containerNumber = normalizeContainerNumber(number);
  const all = bareNumber(number);
  const label = readLabel(number);
  const unlabelled = label?.number ?? findNumberIn(number) ?? text;
  const written = unlabelled === text ? [number] : [number, unlabelled];
  return {
    text: text.trim(),
    number,
    containerNumber,
    question: isContainerNumber(text) ? containerNumber : number,
    isBlank: all === '',
    hasDigit: /\d/.test(all),
    label: label?.kind ?? null,
    unlabelled,
    bare: bareNumber(unlabelled),
    keys: written.map(looseKey),
    afterScac: written.flatMap((one) => {
      const split = splitCarrierPrefix(one);
      return split ? { scac: split.scac, key: looseKey(split.rest) } : [];
    }),
  };
}

/** The one number of a text that has the form of a container number or a bill, where words stand beside it. */
function findNumberIn(text: string): string | null {
  if (!text.includes(' ')) return null;
  const [only, other] = readNumbers(text, 2).numbers;
  const isSure = only?.reason === 'containerForm' || only?.reason === 'billForm';
  return isSure && !other ? only.number : null;
}
