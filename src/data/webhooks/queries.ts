import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { pace, staleAfter } from '#/data/cache/freshness.ts';
import { withAge } from '#/data/cache/withAge.ts';
import { ChangedMeanwhile } from '#/data/cache/writeFailure.ts';
import type { Api } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import type {
  DeliveryStatus,
  WebhookNotification,
  SampleOutcome,
  SampleRequest,
} from '#/domain/webhooks/notification.ts';
import { changesOf, draftOf, type Webhook, type WebhookDraft } from '#/domain/webhooks/webhook.ts';
import { type Instant, instant } from '#/time/instant.ts';
import {
  changeWebhook,
  type CreatedWebhook,
  createWebhook,
  deleteWebhook,
  fetchEventCategories,
  fetchNotification,
  fetchNotifications,
  fetchSourceAddresses,
  fetchWebhook,
  fetchWebhooks,
  sendSample,
} from './calls.ts';

const webhooksKey = ['webhooks'] as const;
const visible = 'visible' as const;

const watched = {
  staleTime: staleAfter.webhooks,
  refetchInterval: pace.webhooks,
  refetchIntervalInBackground: false,
} as const;

/** The webhooks of the account, without their secrets. */
export function webhooksQuery(api: Api) {
  return queryOptions({
    queryKey: [...webhooksKey, 'list'] as const,
    queryFn: (context) =>
      withAge(context, (options) => fetchWebhooks(api, { priority: visible, ...options })),
    ...watched,
  });
}

/** What was delivered lately and what was not: what the health of webhooks is judged by. */
export interface DeliveryActivity {
  readonly notifications: readonly WebhookNotification[];
  /** Whether more wait than were loaded. */
  readonly moreWait: boolean;
}

/** The newest notifications of the account, those that wait and those that failed: a page of each. */
export function deliveryActivityQuery(api: Api) {
  return queryOptions({
    queryKey: [...webhooksKey, 'activity'] as const,
    queryFn: async ({ signal }): Promise<DeliveryActivity> => {
      const options = { priority: visible, signal };
      const [newest, waiting, failed] = await Promise.all([
        fetchNotifications(api, null, null, options),
        fetchNotifications(api, 'pending', null, options),
        fetchNotifications(api, 'failed', null, options),
      ]);
      const all = [newest, waiting, failed].flatMap(({ notifications }) => notifications);
      return {
        notifications: uniqueById(all),
        moreWait: waiting.next !== null,
      };
    },
    ...watched,
  });
}

/** Notifications of the account page by page: the interface has no filter for those of one webhook (docs/interface.md 2.9). */
export function notificationsQuery(api: Api, status: DeliveryStatus | null) {
  return infiniteQueryOptions({
    queryKey: [...webhooksKey, 'notifications', status] as const,
    queryFn: ({ pageParam, signal }) =>
      fetchNotifications(api, status, pageParam, { priority: visible, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...watched,
  });
}

/** A notification with its attempts and its payload. */
export function notificationQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...webhooksKey, 'notification', id] as const,
    queryFn: ({ signal }) => fetchNotification(api, id, { priority: visible, signal }),
    ...watched,
    refetchInterval: ({ state }) => (state.data?.notification.status === 'pending' ? pace.webhooks : false),
  });
}

/** The events that the account can be sent. */
export function eventCategoriesQuery(api: Api) {
  return queryOptions({
    queryKey: [...webhooksKey, 'events'] as const,
    queryFn: ({ signal }) => fetchEventCategories(api, { priority: visible, signal }),
    staleTime: staleAfter.aboutWebhooks,
  });
}

/** Where deliveries come from. */
export function sourceAddressesQuery(api: Api) {
  return queryOptions({
    queryKey: [...webhooksKey, 'addresses'] as const,
    queryFn: ({ signal }) => fetchSourceAddresses(api, { priority: visible, signal }),
    staleTime: staleAfter.aboutWebhooks,
  });
}

const user = { priority: 'user' } as const;

function refresh(client: QueryClient): Promise<void> {
  const isAboutEvents = (key: readonly unknown[]) => key[1] === 'events' || key[1] === 'addresses';
  return client.invalidateQueries({
    queryKey: webhooksKey,
    predicate: ({ queryKey }) => !isAboutEvents(queryKey),
  });
}

/** Creates a webhook. Its secret is in the answer alone, which is gone with the component that shows it. */
export function createWebhookMutation(api: Api, client: QueryClient) {
  return mutationOptions<CreatedWebhook, ApiError, WebhookDraft>({
    mutationFn: (draft) => createWebhook(api, draft, user),
    gcTime: 0,
    onSettled: () => void refresh(client),
  });
}

export interface WebhookChange {
  /** As the user saw it. */
  readonly webhook: Webhook;
  readonly change: Partial<WebhookDraft>;
}

/** Changes a webhook. Lists are replaced as a whole, so what somebody else changed meanwhile is not overwritten. */
export function changeWebhookMutation(api: Api, client: QueryClient) {
  return mutationOptions<void, ApiError | ChangedMeanwhile<Webhook>, WebhookChange>({
    mutationFn: async ({ webhook, change }) => {
      const newest = await fetchWebhook(api, webhook.id, { ...user, exact: true });
      const { active: _, ...meanwhile } = changesOf(draftOf(webhook), draftOf(newest));
      if (Object.keys(change).some((member) => Object.hasOwn(meanwhile, member))) {
        throw new ChangedMeanwhile(newest);
      }
      await changeWebhook(api, webhook.id, change, user);
    },
    onSettled: () => refresh(client),
  });
}

/** Deletes a webhook, with its notifications. */
export function deleteWebhookMutation(api: Api, client: QueryClient) {
  return mutationOptions<void, ApiError, string>({
    mutationFn: async (id) => {
      await deleteWebhook(api, id, user);
    },
    onSettled: () => void refresh(client),
  });
}

/** A sample that was sent, and how long it was under way, the service included. */
export interface SentSample {
  readonly request: Pick<SampleRequest, 'url' | 'event'>;
  readonly outcome: SampleOutcome;
  readonly at: Instant;
  readonly milliseconds: number;
}

/** Sends a sample. What it is signed with is gone with the component that asked for it. */
export function sampleMutation(api: Api) {
  return mutationOptions<SentSample, ApiError, SampleRequest>({
    mutationFn: async (sample) => {
      const at = instant(Date.now());
      const start = performance.now();
      const outcome = await sendSample(api, sample, user);
      const { url, event } = sample;
      return { request: { url, event }, outcome, at, milliseconds: Math.round(performance.now() - start) };
    },
    gcTime: 0,
  });
}
