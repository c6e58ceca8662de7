import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { ChangedMeanwhile, whyNotSaved } from '#/data/cache/writeFailure.ts';
import type { AccountChange } from '#/domain/accountFields/accountFields.ts';
import type { FailedChange } from '#/domain/accountFields/fieldState.ts';
import {
  type CustomDefinition,
  type CustomField,
  type CustomFields,
  customText,
} from '#/domain/records/customField.ts';
import { fieldWith, type FieldTarget } from '#/domain/records/fieldEntry.ts';
import { editField } from './editField.ts';
import { definedFieldsKey } from './queries.ts';

interface AccountWrites {
  /** What is not sent yet, by record and slug. */
  readonly open: ReadonlyMap<string, AccountChange>;
  /** What was not saved since the last change. */
  readonly failed: readonly FailedChange[];
}

// Outside of the page, so that it goes on while the reader works elsewhere.
let state: AccountWrites = { open: new Map(), failed: [] };
const listeners = new Set<() => void>();
const turns = new Map<string, Promise<void>>();
const begun = new WeakSet<AccountChange>();

export function useAccountWrites(): AccountWrites {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: Partial<AccountWrites>): void {
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
  definitions: readonly CustomDefinition[],
  changes: readonly AccountChange[],
): void {
  const open = new Map(state.open);
  const next = changes.map((change) => {
    const key = keyOf(change);
    const waiting = open.get(key);
    // What the reader saw was never sent: the account has what was there before.
    const made = waiting && !begun.has(waiting) ? { ...change, seen: waiting.seen } : change;
    open.set(key, made);
    return made;
  });
  setState({ open, failed: [] });
  const priority = changes.length > 1 ? 'bulk' : 'user';
  for (const change of next) {
    const key = keyOf(change);
    const { entity, slug, value } = change;
    const turn = (turns.get(key) ?? Promise.resolve()).then(async () => {
      const definition = definitions.find((each) => each.slug === slug && each.entityType === entity.type);
      // A later change of the same value goes in its place.
      if (state.open.get(key) !== change || !definition) return;
      begun.add(change);
      const target = { entity, definition };
      const fieldOf = (text: string | null) => fieldWith(target, text === null ? [] : [text], []);
      const seen = change.seen === undefined ? lastRead(client, target) : fieldOf(change.seen);
      try {
        await editField(api, client, target, { next: fieldOf(value), seen }, { priority });
      } catch (error) {
        const failure = { change, reason: whyNotSaved(error), newest: newestOf(error) };
        setState({ failed: [...state.failed, failure] });
      }
      if (state.open.get(key) !== change) return;
      const left = new Map(state.open);
      left.delete(key);
      setState({ open: left });
      // A gateway gives others what it has read before, until somebody who wrote reads it again (docs/gateway.md 4).
      if (left.size === 0) void client.invalidateQueries({ queryKey: definedFieldsKey });
    });
    turns.set(key, turn);
  }
}

/** What the account had when it was read last. */
function lastRead(client: QueryClient, { entity, definition }: FieldTarget): CustomField | null {
  const read = client.getQueriesData<CustomFields>({ queryKey: definedFieldsKey });
  for (const [, data] of read) {
    const field = data?.fields.find(({ slug, entity: { type, id } }) => {
      return slug === definition.slug && type === entity.type && id === entity.id;
    });
    if (field) return field;
  }
  return null;
}

function newestOf(error: unknown): string | null {
  if (!(error instanceof ChangedMeanwhile)) return null;
  const newest = error.newest as CustomField | null;
  return newest ? customText(newest) : '';
}

/** Forgets what was not saved. */
export const dismissFailures = () => setState({ failed: [] });

const keyOf = ({ entity: { type, id }, slug }: AccountChange) => `${type} ${id} ${slug}`;
