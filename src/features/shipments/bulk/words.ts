import type {
  BulkChange,
  BulkSort,
  BulkWrite,
  ChangedRecord,
  LabelAction,
  LabelFieldName,
} from '#/domain/list/bulkChange.ts';
import type { FieldChange } from '#/domain/list/bulkField.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import { choiceLabel } from '#/domain/records/fieldEntry.ts';
import { inSentence } from '#/language/inSentence.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted, formatCount } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

export const change = 'Change';
export const title = (count: number): string => `Change ${counted(count, 'shipment')}`;
export const close = 'Close';

export const fieldNames: Readonly<Record<BulkSort, string>> = {
  refNumbers: 'References',
  containerRefNumbers: 'Container references',
  tags: 'Tags',
  tracking: 'Tracking',
  field: 'Custom field',
};
export const whatToChange = 'What to change';

export const refresh = 'Refresh';
export const refreshExplained =
  'The service asks carriers, terminals and railroads again. What they answer comes in later.';
export const refreshContainers = (count: number): string => `Refresh ${counted(count, 'container')}`;
export const refreshing = 'Refreshing';
export const refreshed = (count: number, total: number): string =>
  count === total
    ? `Refresh of ${counted(count, 'container')} sent.`
    : `Refresh of ${formatCount(count)} of ${counted(total, 'container')} sent.`;
export const notRefreshed = (count: number): string => `${counted(count, 'container')} not refreshed.`;

const oneLabel: Readonly<Record<LabelFieldName, string>> = {
  refNumbers: 'a reference',
  containerRefNumbers: 'a container reference',
  tags: 'a tag',
};
export const labelInput = (action: LabelAction, field: LabelFieldName): string =>
  `${action === 'remove' ? 'Remove' : 'Add'} ${oneLabel[field]}`;

export const action = 'How';
export const actionNames: Readonly<Record<LabelAction, string>> = {
  add: 'Add',
  remove: 'Remove',
  replace: 'Replace all',
};
export const trackingAction = 'Tracking';
export const stopTracking = 'Stop tracking';
export const resumeTracking = 'Resume tracking';
export const stopExplained =
  'The service no longer asks the carrier. Existing data is kept. What the carrier reports meanwhile may be lost.';
export const replaceExplained = 'What stands there now goes. Without anything here, all of it is removed.';
export const present = 'There now:';
export const chooseLabel = (label: string, count: number): string => `${label} (${formatCount(count)})`;

const recordCount = (record: ChangedRecord, count: number): string =>
  record === 'shipment' ? counted(count, 'shipment') : counted(count, 'container');

export const willChange = (record: ChangedRecord, writes: number, unchanged: number): string => {
  const all = recordCount(record, writes + unchanged);
  if (writes === 0) return `Nothing to change: ${all} ${writes + unchanged === 1 ? 'is' : 'are'} so already.`;
  return unchanged === 0
    ? `${all} will change.`
    : `${formatCount(writes)} of ${all} will change; the others are so already.`;
};
export const takes = (duration: string): string =>
  `It takes about ${duration}, because the service takes a limited number of requests a minute. You can go on working meanwhile.`;
export const begin = (record: ChangedRecord, count: number): string => `Change ${recordCount(record, count)}`;

export const customField = 'Custom field';
export const fieldAction = 'Value';
export const fieldActionLabels = { set: 'Set', clear: 'Clear' } as const;
/** A field of that name that shipments or containers have. */
export const fieldOf = ({ label, entityType }: CustomDefinition): string => `${label} (${entityType})`;
export const noFields = 'This account has no custom fields yet.';
export const fieldsLoading = (count: number): string =>
  `Loading current values, ${formatCount(count)} so far.`;
export const fieldsFailed = 'Custom fields could not be loaded.';
export const describeFieldChange = ({ definition, entry, choices }: FieldChange): string =>
  entry.length === 0
    ? `Clear ${lowerCase(definition.label)}`
    : `Set ${lowerCase(definition.label)} to ${entry.map((value) => choiceLabel(choices, value)).join(comma)}`;
export const preview = 'What will change';
export const nothing = 'none';
export const becomes = 'becomes';
export const trackedNow = 'Tracked now';
export const listOf = (labels: readonly string[]): string => labels.join(comma) || nothing;

const quoted = (labels: readonly string[]): string => labels.join(comma);
/** What a bulk change is, for its line and its result. */
export function describeChange(bulk: BulkChange): string {
  if (bulk.kind === 'tracking') return bulk.isTracked ? resumeTracking : stopTracking;
  const name = lowerCase(fieldNames[bulk.field]);
  switch (bulk.action) {
    case 'add':
      return `Add ${quoted(bulk.labels)} to ${name}`;
    case 'remove':
      return `Remove ${quoted(bulk.labels)} from ${name}`;
    case 'replace':
      return bulk.labels.length > 0 ? `Replace ${name} by ${quoted(bulk.labels)}` : `Remove all ${name}`;
  }
}
export const undoing = (what: string): string => `Undo: ${inSentence(what)}`;

export const progress = 'Changes made';
export const progressOf = (settled: number, total: number): string =>
  `${formatCount(settled)} of ${formatCount(total)}`;
export const timeLeft = (duration: string): string => `about ${duration} left`;
export const pause = 'Pause';
export const resume = 'Resume';
export const stop = 'Stop here';
export const paused = 'Paused.';
export const pausedBy = (reason: string): string =>
  `Paused: ${reason} Nothing was lost; resume when it is mended.`;
export const goOn = 'Go on working';
export const show = 'Show';
export const dismiss = 'Dismiss';
export const undo = 'Undo all';
export const retry = 'Retry failed';
export const ended = (done: number, failed: number): string =>
  failed === 0
    ? `${formatCount(done)} changed.`
    : `${formatCount(done)} changed, ${formatCount(failed)} not.`;
export const failures = 'Not changed';
export const andMore = (count: number): string => `and ${formatCount(count)} more`;

/** The record that a write is for, by the number that people know it by. */
export const writeName = (write: BulkWrite): string => {
  const { containers, billOfLading } = write.shipment;
  const id = containerIdOf(write);
  return containers.find((container) => container.id === id)?.number ?? billOfLading;
};

function containerIdOf(write: BulkWrite): string | null {
  if (write.kind === 'tracking') return null;
  if (write.kind === 'field') return write.target.entity.id;
  return write.target.kind === 'container' ? write.target.containerId : null;
}
