import { ApiError } from '#/data/http/errors.ts';
import { whyNotSaved } from './writeFailure.ts';

/** A refusal in the words of the service, for beside the fields that it names: a pointer into a list names the whole list. */
export interface Refusal {
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
