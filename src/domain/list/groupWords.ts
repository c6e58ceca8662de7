import type { KnownColumns } from './columns.ts';
import { isFieldKey } from './fieldKey.ts';
import type { Grouping } from './view.ts';
import { fieldGroupingWords, type GroupingWords, groupingWords } from './words.ts';

/** What a grouping is called; a custom field by the name that the account gave it. */
export function groupWords(grouping: Grouping, columns: KnownColumns): GroupingWords {
  if (!isFieldKey(grouping)) return groupingWords[grouping];
  return fieldGroupingWords(columns.find(grouping)?.label ?? grouping);
}
