import type { KnownColumns } from './columns.ts';
import { isFieldKey } from './fields.ts';
import type { Grouping } from './view.ts';
import { describeFieldGrouping, type GroupingText, groupingLabels } from './words.ts';

/** What a grouping is called; a custom field by the name that the account gave it. */
export function describeGroup(grouping: Grouping, columns: KnownColumns): GroupingText {
  if (!isFieldKey(grouping)) return groupingLabels[grouping];
  return describeFieldGrouping(columns.find(grouping)?.label ?? grouping);
}
