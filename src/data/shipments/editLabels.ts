import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cachedFor } from '#/data/cache/freshness.ts';
import { ChangedMeanwhile, type WriteFailure } from '#/data/cache/writeFailure.ts';
import { writeContainerReferences } from '#/data/containers/calls.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError, isUnclear } from '#/data/http/errors.ts';
import { sameLabels } from '#/domain/records/labels.ts';
import { labelsOf, type LabelTarget, withLabels } from '#/domain/records/labelTarget.ts';
import { fetchShipment } from './calls.ts';
import { writeShipmentLabels } from './changeCalls.ts';
import { writeShipment } from './writeShipment.ts';

/** One change of labels: a list in the place of another. */
export interface LabelEdit {
  readonly labels: readonly string[];
  /** What the reader saw there; the change is sent only while that is still so. */
  readonly seen: readonly string[];
  /** Whether it takes back the change before it. */
  readonly undoes: boolean;
}

/** Who waits for it. */
type Options = Pick<CallOptions, 'priority'>;

export function labelEditKey(target: LabelTarget) {
  return ['labels', target] as const;
}

/** `editLabels` of one field as a mutation, so that what became of it outlives its page. */
export function editLabelsMutation(api: Api, client: QueryClient, target: LabelTarget) {
  return mutationOptions<readonly string[], WriteFailure, LabelEdit>({
    mutationKey: labelEditKey(target),
    gcTime: cachedFor.edit,
    mutationFn: (edit) => editLabels(api, client, target, edit, { priority: 'user' }),
  });
}

/**
 * Replaces the references or tags of a record (docs/interface.md 2.6). A list replaces the whole list, so the newest one
 * is read first: where it is no longer what the reader saw, nothing is sent and `ChangedMeanwhile` is thrown. The write
 * goes out once. Where its answer is lost, reading the record again settles what became of it.
 *
 * Gives the labels as the service keeps them.
 */
export function editLabels(
  api: Api,
  client: QueryClient,
  target: LabelTarget,
  { labels, seen }: Omit<LabelEdit, 'undoes'>,
  options: Options,
): Promise<readonly string[]> {
  return writeShipment<readonly string[]>(client, {
    shipmentId: target.shipmentId,
    priority: options.priority,
    place: target.kind === 'container' ? `${target.containerId} ${target.field}` : target.field,
    put: (shipment, value) => withLabels(shipment, target, value),
    expected: labels,
    send: async () => {
      const newest = await readLabels(api, target, options);
      if (sameLabels(newest, labels)) return newest;
      if (!sameLabels(newest, seen)) throw new ChangedMeanwhile(newest);
      try {
        return (await writeLabels(api, target, labels, options)) ?? labels;
      } catch (error) {
        if (isUnclear(error) && (await wasSaved(api, target, labels, options))) return labels;
        throw error;
      }
    },
    before: (error) => (isChanged(error) ? error.newest : seen),
  });
}

function isChanged(error: unknown): error is ChangedMeanwhile<readonly string[]> {
  return error instanceof ChangedMeanwhile;
}

async function readLabels(api: Api, target: LabelTarget, options: Options): Promise<readonly string[]> {
  const shipment = await fetchShipment(api, target.shipmentId, { ...options, exact: true });
  const labels = labelsOf(shipment, target);
  if (!labels)
    throw new ApiError({ kind: 'notFound', detail: 'The container is no longer on this shipment.' });
  return labels;
}

async function writeLabels(api: Api, target: LabelTarget, labels: readonly string[], options: Options) {
  if (target.kind === 'container') {
    return writeContainerReferences(api, target.containerId, labels, options);
  }
  const change = target.field === 'tags' ? { tags: labels } : { refNumbers: labels };
  const saved = await writeShipmentLabels(api, target.shipmentId, change, options);
  return saved?.[target.field];
}

async function wasSaved(
  api: Api,
  target: LabelTarget,
  labels: readonly string[],
  options: Options,
): Promise<boolean> {
  try {
    return sameLabels(await readLabels(api, target, options), labels);
  } catch {
    return false;
  }
}
