import { holdName } from '#/domain/verdict/words.ts';

const list = new Intl.ListFormat('en-GB');

/** `USDA hold`, `Customs and Freight holds`. */
export function holdsReason(labels: readonly string[]): string {
  const [only, ...more] = labels;
  return only !== undefined && more.length === 0 ? holdName(only) : `${list.format(labels)} holds`;
}
