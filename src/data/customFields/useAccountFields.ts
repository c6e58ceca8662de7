import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { cachedFor } from '#/data/cache/freshness.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import type { Api } from '#/data/http/api.ts';
import { type DeviceFieldsStore, useDeviceFields } from '#/device/deviceFields.ts';
import {
  type AccountChange,
  type AccountEntries,
  type AccountFields,
  accountFieldsOf,
  type AccountFieldSet,
  type NamedFieldSet,
  changesOf,
  entriesOf,
  entityOfKey,
  entryKey,
  isOfAccount,
  undoing,
  withChanges,
} from '#/domain/accountFields/accountFields.ts';
import type { AccountFieldState, SharingState } from '#/domain/accountFields/fieldState.ts';
import type { CustomDefinition, CustomField, CustomFields } from '#/domain/records/customField.ts';
import { minute, second } from '#/time/durations.ts';
import { dismissFailures, saveChanges, useAccountWrites } from './accountWrites.ts';
import { customFieldPages } from './calls.ts';
import { defineMutation } from './defineFields.ts';
import { fieldWrites, withFieldWrites } from './fieldWrites.ts';
import { customDefinitionsQuery, definedFieldsKey } from './queries.ts';

export interface SharedFields<Slug extends string> extends AccountFieldState {
  readonly entries: AccountEntries<Slug>;
  /** Whether what the account has was read, so that what is missing is not there. */
  readonly isRead: boolean;
  /** With the account: the keys of records that have something on this device alone. */
  readonly left: readonly string[];
  readonly failure: ReturnType<typeof describeError> | null;
  readonly retry: () => void;
  readonly change: (changes: readonly AccountChange<Slug>[]) => void;
  /** What undoes changes, by what is there now. */
  readonly before: (changes: readonly AccountChange<Slug>[]) => readonly AccountChange<Slug>[];
  readonly sharing: Sharing<Slug>;
}

interface Sharing<Slug extends string> extends SharingState {
  /** Moves what is on this device to the account, where that has nothing. Gives the changes. */
  readonly move: () => readonly AccountChange<Slug>[];
  readonly discard: () => void;
}

/**
 * Custom fields of the account that hold something of ours for the whole team: a pickup plan, who has a case. They are
 * defined by the first change, after a question; where the account does not allow that, all of it stays on this device.
 *
 * @param atMostEvery milliseconds from one reading to the next, where they need not be as few as the service allows
 */
export function useAccountFields<Slug extends string>(
  api: RouterContext['api'],
  set: NamedFieldSet<Slug>,
  here: DeviceFieldsStore<Slug>,
  atMostEvery?: number,
): SharedFields<Slug> {
  const client = useQueryClient();
  const device = useDeviceFields(here);
  const definitions = useQuery({
    ...customDefinitionsQuery(api),
    // A colleague may define them.
    refetchInterval: ({ state: { data } }) => data && accountFieldsOf(set, data).missing.length > 0 && minute,
  });
  const known = definitions.data;
  const fields = useMemo(() => known && accountFieldsOf(set, known), [set, known]);
  const isBarred = isRefused(definitions.error);
  const storage = isBarred ? 'device' : storageOf(fields, device.why);
  const inAccount = storage === 'account' && fields ? fields.definitions : noDefinitions;
  const account = useQuery(definedFieldsQuery(api, inAccount, atMostEvery));
  const writes = useAccountWrites();
  const [asked, setAsked] = useState<readonly AccountChange<Slug>[] | null>(null);
  const defining = useMutation(defineMutation(api, client));

  const unsent = useMemo(() => [...writes.open.values()].filter(isOf(set)), [set, writes.open]);
  const read = account.data?.fields;
  const entries = useMemo(() => {
    if (storage !== 'account') return device.entries;
    const own = [...device.entries].filter(([key]) => !isOfAccount(set, entityOfKey(set, key)));
    return new Map([...own, ...withChanges(set, entriesOf(set, read ?? []), unsent)]);
  }, [set, storage, read, device.entries, unsent]);
  const left = changesOf(set, device.entries).filter(({ entity }) => isOfAccount(set, entity));

  const saveHere = (changes: readonly AccountChange<Slug>[], why: 'chosen' | 'forbidden' | null) => {
    if (changes.length > 0 || why !== null)
      here.setState((now) => ({
        entries: withChanges(set, now.entries, changes),
        why: why ?? now.why,
      }));
  };
  const save = (changes: readonly AccountChange<Slug>[], with_: readonly CustomDefinition[]) =>
    saveChanges(api, client, accountFieldsOf(set, with_).definitions, changes);
  const clearDevice = () =>
    here.setState(({ entries: all }) => ({
      entries: new Map([...all].filter(([key]) => !isOfAccount(set, entityOfKey(set, key)))),
      why: null,
    }));

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
    save([...left, ...asked], client.getQueryData(customDefinitionsQuery(api).queryKey) ?? []);
    clearDevice();
    setAsked(null);
  };
  const failure = isBarred ? null : (definitions.error ?? account.error);

  return {
    entries,
    storage,
    isRead: storage === 'account' && account.data !== undefined,
    why: isBarred ? 'forbidden' : fields && fields.taken.length > 0 ? 'taken' : device.why,
    canShare: storage === 'device' && !isBarred && fields?.taken.length === 0,
    taken: fields?.taken ?? [],
    left: storage === 'account' ? [...new Set(left.map(({ entity }) => entryKey(set, entity)))] : [],
    failure: failure && describeError(failure),
    retry: () => void (definitions.error ? definitions.refetch() : account.refetch()),
    change: (changes) => {
      const shared = changes.filter(({ entity }) => isOfAccount(set, entity));
      saveHere(storage === 'device' ? changes : changes.filter((one) => !shared.includes(one)), null);
      if (shared.length === 0) return;
      if (storage === 'account') save(shared, known ?? []);
      else if (storage === 'asks') setAsked(shared);
    },
    before: (changes) => undoing(set, entries, changes),
    unsent: unsent.length,
    failed: writes.failed.filter(({ change }) => isOf(set)(change)),
    dismiss: dismissFailures,
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
        const moved = left.filter(
          ({ entity, slug }) => entries.get(entryKey(set, entity))?.[slug] === undefined,
        );
        save(moved, known ?? []);
        clearDevice();
        return moved;
      },
      discard: clearDevice,
    },
  };
}

const noDefinitions: readonly CustomDefinition[] = [];

function isOf<Slug extends string>(set: AccountFieldSet<Slug>) {
  return (change: AccountChange): change is AccountChange<Slug> =>
    isOfAccount(set, change.entity) && set.fields.some(({ slug }) => slug === change.slug);
}

function storageOf(fields: AccountFields | undefined, why: string | null): AccountFieldState['storage'] {
  if (!fields) return 'loading';
  if (fields.taken.length > 0) return 'device';
  if (fields.missing.length === 0) return 'account';
  return why === null ? 'asks' : 'device';
}

/** A service that does not let the reader define fields, or has none. */
function isRefused(error: unknown): boolean {
  const kind = error instanceof Error && 'kind' in error ? error.kind : null;
  return kind === 'forbidden' || kind === 'notFound' || kind === 'featureNotEnabled';
}

/** How often what others write is read at the most: no notice names it (docs/live.md). */
const shortestInterval = 15 * second;
/** What part of the request budget reading it may spend. */
const budgetShare = 0.2;

interface DefinedFields extends CustomFields {
  /** How many requests it took. */
  readonly pages: number;
}

/**
 * What is filled in of a few fields on all records of the account. It is read again while somebody looks at it, so that
 * what a colleague writes shows within seconds.
 */
function definedFieldsQuery(
  api: Api,
  definitions: readonly CustomDefinition[],
  atMostEvery = shortestInterval,
) {
  return queryOptions({
    queryKey: [...definedFieldsKey, ...definitions.map(({ id }) => id)],
    queryFn: async ({ client, queryKey, signal }): Promise<DefinedFields> => {
      const began = fieldWrites.beginReading();
      const priority = client.getQueryData(queryKey) ? 'background' : 'visible';
      const fields: CustomField[] = [];
      let pages = 0;
      await Promise.all(
        definitions.map(async (definition) => {
          for await (const page of customFieldPages(api, definition, definitions, { priority, signal })) {
            fields.push(...page.fields);
            pages += 1;
          }
        }),
      );
      const read = withFieldWrites(client, { of: null, fields }, began);
      return { definitions, fields: read, complete: true, pages };
    },
    enabled: definitions.length > 0,
    staleTime: shortestInterval,
    gcTime: cachedFor.customFields,
    refetchInterval: ({ state: { data } }) =>
      Math.max(atMostEvery, ((data?.pages ?? 1) / (api.requestsPerMinute * budgetShare)) * minute),
  });
}
