import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { ApiError } from '#/api/errors.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { sameLabels } from '#/domain/records/labels.ts';
import { labelsOf, type LabelTarget, withLabels } from '#/domain/records/labelTarget.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { fleetKey } from './fleet.ts';
import { cachedFor } from './freshness.ts';
import { ChangedMeanwhile, isUnclear, type LabelFailure } from './labelFailure.ts';
import { beginWrite, dropWrite, endWrite } from './labelWrites.ts';
import { shipmentKey } from './shipment.ts';

/** One change of labels: a list in the place of another. */
export interface LabelEdit {
  readonly labels: readonly string[];
  /** What the reader saw there; the change is sent only while that is still so. */
  readonly seen: readonly string[];
  /** Whether it takes back the change before it. */
  readonly undoes: boolean;
}

export function labelEditKey(target: LabelTarget) {
  return ['labels', target] as const;
}

/**
 * Replaces the references or tags of a record (docs/interface.md 2.6). What is on the screen changes at once and goes
 * back if the service refuses. A list replaces the whole list, so the newest one is read first: where it is no longer
 * what the reader saw, nothing is sent and `ChangedMeanwhile` is thrown. The write goes out once. Where its answer is
 * lost, reading the record again settles what became of it.
 *
 * Gives the labels as the service keeps them.
 */
export function editLabelsMutation(api: Api, client: QueryClient, target: LabelTarget) {
  return mutationOptions<readonly string[], LabelFailure, LabelEdit>({
    mutationKey: labelEditKey(target),
    gcTime: cachedFor.edit,
    mutationFn: async ({ labels, seen }) => {
      const newest = await readLabels(api, target);
      if (sameLabels(newest, labels)) return newest;
      if (!sameLabels(newest, seen)) throw new ChangedMeanwhile(newest);
      try {
        return (await writeLabels(api, target, labels)) ?? labels;
      } catch (error) {
        if (isUnclear(error) && (await wasSaved(api, target, labels))) return labels;
        throw error;
      }
    },
    onMutate: ({ labels }) => {
      beginWrite(client, target, labels);
      show(client, target, labels);
    },
    onSuccess: (saved) => {
      endWrite(client, target, saved);
      show(client, target, saved);
    },
    onError: (error, { seen }) => {
      dropWrite(client, target);
      show(client, target, error instanceof ChangedMeanwhile ? error.labels : seen);
      if (isUnclear(error)) void client.invalidateQueries({ queryKey: shipmentKey(target.shipmentId) });
    },
  });
}

async function readLabels(api: Api, target: LabelTarget): Promise<readonly string[]> {
  const { fetchShipment } = await import('#/api/shipments.ts');
  const shipment = await fetchShipment(api, target.shipmentId, { lane: 'user' });
  const labels = labelsOf(shipment, target);
  if (!labels)
    throw new ApiError({ kind: 'notFound', detail: 'The container is no longer on this shipment.' });
  return labels;
}

async function writeLabels(api: Api, target: LabelTarget, labels: readonly string[]) {
  const options = { lane: 'user' } as const;
  if (target.kind === 'container') {
    const { writeContainerReferences } = await import('#/api/containers.ts');
    return writeContainerReferences(api, target.containerId, labels, options);
  }
  const { writeShipmentLabels } = await import('#/api/shipments.ts');
  const change = target.field === 'tags' ? { tags: labels } : { refNumbers: labels };
  const saved = await writeShipmentLabels(api, target.shipmentId, change, options);
  return saved?.[target.field];
}

async function wasSaved(api: Api, target: LabelTarget, labels: readonly string[]): Promise<boolean> {
  try {
    return sameLabels(await readLabels(api, target), labels);
  } catch {
    return false;
  }
}

/** Puts labels on the shipment and in the fleet. Neither becomes younger by it: the rest of them was not read. */
function show(client: QueryClient, target: LabelTarget, labels: readonly string[]): void {
  const change = (shipment: Shipment) => withLabels(shipment, target, labels);
  update<Shipment>(client, shipmentKey(target.shipmentId), change);
  update<Fleet>(client, fleetKey, (fleet) => ({ ...fleet, shipments: fleet.shipments.map(change) }));
}

function update<T>(client: QueryClient, key: QueryKey, change: (data: T) => T): void {
  const state = client.getQueryState<T>(key);
  if (state?.data === undefined) return;
  client.setQueryData<T>(key, change(state.data), { updatedAt: state.dataUpdatedAt });
}
