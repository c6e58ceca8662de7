import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { editField } from '#/data/customFields/editField.ts';
import { accountFieldsKey } from '#/data/customFields/queries.ts';
import type { PlanFields, PlanSlug } from '#/domain/pickups/plan.ts';
import { type CustomFields, fieldsByRecord } from '#/domain/records/customField.ts';
import { fieldWith } from '#/domain/records/fieldEntry.ts';

/** One value of the plan of one container; null clears it. */
export interface PlanChange {
  readonly containerId: string;
  /** What the container is called. */
  readonly number: string;
  readonly slug: PlanSlug;
  readonly value: string | null;
}

interface PlanWrites {
  /** What is not sent yet, by container and slug. */
  readonly open: ReadonlyMap<string, PlanChange>;
  /** What was not saved since the last change, by its reason. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
}

// Outside of the page, so that it goes on while the reader works elsewhere.
let state: PlanWrites = { open: new Map(), failed: new Map() };
const listeners = new Set<() => void>();
const turns = new Map<string, Promise<void>>();

export function usePlanWrites(): PlanWrites {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: Partial<PlanWrites>): void {
  state = { ...state, ...next };
  if (state.open.size > 0) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
  for (const notify of listeners) notify();
}

/** Closing the page would lose what is not sent: the browser asks first. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Saves changes in the custom fields of the account. They show at once. What is changed again before it was sent is sent
 * once, and what was changed elsewhere meanwhile is not overwritten.
 */
export function saveChanges(
  api: RouterContext['api'],
  client: QueryClient,
  definitions: PlanFields['definitions'],
  changes: readonly PlanChange[],
): void {
  const open = new Map(state.open);
  for (const change of changes) open.set(keyOf(change), change);
  setState({ open, failed: new Map() });
  const lane = changes.length > 1 ? 'bulk' : 'user';
  for (const change of changes) {
    const key = keyOf(change);
    const { containerId: id, slug, value } = change;
    const turn = (turns.get(key) ?? Promise.resolve()).then(async () => {
      const definition = definitions.get(slug);
      // A later change of the same value goes in its place.
      if (state.open.get(key) !== change || !definition) return;
      const target = { entity: { type: 'container', id }, definition };
      const read = client.getQueryData<CustomFields>(accountFieldsKey)?.fields ?? [];
      const seen =
        fieldsByRecord(read)
          .get(id)
          ?.find((field) => field.slug === slug) ?? null;
      const next = fieldWith(target, value === null ? [] : [value], []);
      try {
        await editField(api, client, target, { next, seen }, { lane });
      } catch (error) {
        const why = whyNotSaved(error);
        setState({
          failed: new Map(state.failed).set(why, [...(state.failed.get(why) ?? []), change.number]),
        });
      }
      if (state.open.get(key) !== change) return;
      const left = new Map(state.open);
      left.delete(key);
      setState({ open: left });
    });
    turns.set(key, turn);
  }
}

/** Forgets what was not saved. */
export const dismissFailures = () => setState({ failed: new Map() });

const keyOf = ({ containerId, slug }: PlanChange) => `${containerId} ${slug}`;
