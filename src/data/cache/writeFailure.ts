import { ApiError, type ApiErrorItem, isUnclear, toApiError } from '#/data/http/errors.ts';
import { describeFailure } from '#/data/http/words.ts';
import { comma } from '#/language/punctuation.ts';
import {
  changedElsewhere,
  maybeSaved,
  notSaved,
  ofLabel,
  refused,
  savedOffline,
  savedSignedOut,
} from './words.ts';

/** Somebody wrote another value since the reader saw it. Nothing was sent. */
export class ChangedMeanwhile<Value = unknown> extends Error {
  override readonly name = 'ChangedMeanwhile';
  /** What is written there now. */
  readonly newest: Value;

  constructor(newest: Value) {
    super('The value was changed meanwhile.');
    this.newest = newest;
  }
}

export type WriteFailure<Value = unknown> = ApiError | ChangedMeanwhile<Value>;

/**
 * Why a value was not saved, for beside its field: what happened, in the service's own words where it has any.
 *
 * @param labels where a list of them was written: a refusal may name one by its place
 */
export function describeWriteFailure(error: WriteFailure, labels: readonly string[] = []): string {
  if (error instanceof ChangedMeanwhile) return changedElsewhere;
  if (error.kind === 'offline') return savedOffline;
  if (error.kind === 'signedOut') return savedSignedOut;
  if (error.kind === 'invalid' && error.items.length > 0) {
    return refused(error.items.map((item) => complaint(item, labels)).join(comma));
  }
  const { title, why, next } = describeFailure(error);
  return isUnclear(error) ? maybeSaved(title, next) : notSaved(title, why);
}

/** The same for anything that a write may throw. */
export function whyNotSaved(error: unknown, labels: readonly string[] = []): string {
  return describeWriteFailure(error instanceof ChangedMeanwhile ? error : toApiError(error), labels);
}

// A pointer such as `/data/attributes/tags/3` names the label that the service objects to.
function complaint({ detail, pointer }: ApiErrorItem, labels: readonly string[]): string {
  const index = /\/(?:tags|ref_numbers)\/(\d+)$/.exec(pointer ?? '')?.[1];
  const label = index === undefined ? undefined : labels[Number(index)];
  // What is quoted stands within a sentence of ours.
  const quoted = `“${detail.replace(/\.$/, '')}”`;
  return label === undefined ? quoted : ofLabel(shortened(label), quoted);
}

function shortened(label: string): string {
  return label.length > 40 ? `${label.slice(0, 39)}…` : label;
}

/** A refusal in the words of the service, for beside the fields that it names: a pointer into a list names the whole list. */
interface Refusal {
  /** What is wrong with a field, which may have several names on the wire. */
  readonly of: (...members: readonly string[]) => string | null;
  /** What concerns none of the named fields. */
  readonly rest: string | null;
}

/** @param members all that the form has fields for */
export function refusalOf(error: unknown, members: readonly string[]): Refusal {
  const items = error instanceof ApiError && error.kind === 'invalid' ? error.items : [];
  const nameOf = (pointer: string | null) =>
    members.find((name) => pointer?.split('/').includes(name)) ?? null;
  const placed = items.filter(({ pointer }) => nameOf(pointer) !== null);
  return {
    of: (...names) => {
      const found = placed.filter(({ pointer }) => names.includes(nameOf(pointer) ?? ''));
      return found.length > 0 ? found.map(({ detail }) => detail).join(' ') : null;
    },
    rest: error === null || (placed.length > 0 && placed.length === items.length) ? null : whyNotSaved(error),
  };
}
