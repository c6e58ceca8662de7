import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { defineMutation } from '#/data/customFields/defineFields.ts';
import { accountFieldsQuery, customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { followDevicePlan, useDevicePlan } from '#/device/pickupPlan.ts';
import {
  entriesOf,
  type PlanEntries,
  type PlanEntry,
  planFieldsOf,
  planSlugs,
  withValue,
} from '#/domain/pickups/plan.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import type { ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import { type PlanChange, saveChanges, usePlanWrites } from './planWrites.ts';

/** Where a plan is stored: not known yet, with the account, on this device, or where the first change will ask. */
type Storage = 'loading' | 'account' | 'device' | 'asks';

export interface Plan {
  readonly entries: PlanEntries;
  readonly storage: Storage;
  /** On the device: why it is not with the account. */
  readonly why: 'chosen' | 'forbidden' | 'taken' | null;
  /** What the account calls fields of those names that hold something else. */
  readonly taken: readonly string[];
  /** With the account: containers that are planned on this device alone. */
  readonly left: number;
  readonly failure: ErrorText | null;
  readonly retry: () => void;
  readonly change: (changes: readonly PlanChange[]) => void;
  /** What takes changes back. */
  readonly before: (changes: readonly PlanChange[]) => readonly PlanChange[];
  readonly sharing: Sharing;
}

interface Sharing {
  /** Whether the reader is asked where the plan is to be stored. */
  readonly isAsked: boolean;
  readonly isSaving: boolean;
  readonly problem: string | null;
  readonly ask: () => void;
  readonly cancel: () => void;
  /** Defines the custom fields, and saves there what was planned. */
  readonly define: () => void;
  readonly stayHere: () => void;
  /** Moves what is planned on this device to the account, where that has nothing. */
  readonly move: () => void;
  readonly discard: () => void;
}

/** The plan of the team, with what is not sent yet, and how to change it (docs/charges.md 5). */
export function usePlan(api: RouterContext['api']): Plan {
  const client = useQueryClient();
  const definitions = useQuery(customDefinitionsQuery(api));
  const account = useQuery(accountFieldsQuery(api));
  const device = useDevicePlan();
  useEffect(followDevicePlan, []);
  const { open } = usePlanWrites();
  const [asked, setAsked] = useState<readonly PlanChange[] | null>(null);
  const defining = useMutation(defineMutation(api, client));

  const fields = definitions.data && planFieldsOf(definitions.data);
  const storage = storageOf(fields, device.why);
  const read = account.data?.fields;
  const entries = useMemo(() => {
    const all = storage === 'account' ? entriesOf(read ?? []) : device.entries;
    return withChanges(all, [...open.values()]);
  }, [storage, read, device.entries, open]);

  const saveHere = (changes: readonly PlanChange[], why: 'chosen' | 'forbidden' | null) =>
    useDevicePlan.setState({ entries: withChanges(device.entries, changes), why: why ?? device.why });
  const save = (changes: readonly PlanChange[], known: readonly CustomDefinition[]) =>
    saveChanges(api, client, planFieldsOf(known).definitions, changes);

  const define = async () => {
    if (!fields || !asked) return;
    try {
      for (const draft of fields.missing) await defining.mutateAsync({ kind: 'create', draft });
    } catch (error) {
      if (!isRefused(error)) return;
      saveHere(asked, 'forbidden');
      setAsked(null);
      return;
    }
    const known = client.getQueryData(customDefinitionsQuery(api).queryKey) ?? [];
    save([...onDevice(), ...asked], known);
    useDevicePlan.setState({ entries: new Map(), why: null });
    setAsked(null);
  };
  /** What is planned on this device alone. */
  const onDevice = () =>
    [...device.entries].flatMap(([containerId, entry]) =>
      planSlugs.flatMap((slug) => {
        const value = entry[slug];
        return value === undefined ? [] : { containerId, number: containerId, slug, value };
      }),
    );
  const failure = definitions.error ?? account.error;

  return {
    entries,
    storage,
    why: fields && fields.taken.length > 0 ? 'taken' : device.why,
    taken: fields?.taken ?? [],
    left: storage === 'account' ? [...device.entries.values()].filter(isFilled).length : 0,
    failure: failure && describeError(failure),
    retry: () => void (definitions.error ? definitions.refetch() : account.refetch()),
    change: (changes) => {
      if (storage === 'account') save(changes, definitions.data ?? []);
      else if (storage === 'device') saveHere(changes, null);
      else if (storage === 'asks') setAsked(changes);
    },
    before: (changes) =>
      changes.map((change) => ({ ...change, value: entries.get(change.containerId)?.[change.slug] ?? null })),
    sharing: {
      isAsked: asked !== null,
      isSaving: defining.isPending,
      problem: defining.error && !isRefused(defining.error) ? whyNotSaved(defining.error) : null,
      ask: () => setAsked([]),
      cancel: () => setAsked(null),
      define: () => void define(),
      stayHere: () => {
        saveHere(asked ?? [], 'chosen');
        setAsked(null);
      },
      move: () => {
        const changes = onDevice().filter(
          ({ containerId, slug }) => entries.get(containerId)?.[slug] === undefined,
        );
        save(changes, definitions.data ?? []);
        useDevicePlan.setState({ entries: new Map(), why: null });
      },
      discard: () => useDevicePlan.setState({ entries: new Map(), why: null }),
    },
  };
}

function storageOf(fields: ReturnType<typeof planFieldsOf> | undefined, why: string | null): Storage {
  if (!fields) return 'loading';
  if (fields.taken.length > 0) return 'device';
  if (fields.missing.length === 0) return 'account';
  return why === null ? 'asks' : 'device';
}

function withChanges(all: PlanEntries, changes: readonly PlanChange[]): PlanEntries {
  if (changes.length === 0) return all;
  const entries = new Map(all);
  for (const { containerId, slug, value } of changes)
    entries.set(containerId, withValue(entries.get(containerId), slug, value));
  return entries;
}

const isFilled = (entry: PlanEntry) => Object.keys(entry).length > 0;

/** A service that does not let the reader define fields, or has none. */
function isRefused(error: unknown): boolean {
  const kind = error instanceof Error && 'kind' in error ? error.kind : null;
  return kind === 'forbidden' || kind === 'notFound' || kind === 'featureNotEnabled';
}
