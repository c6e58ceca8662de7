import type { Instant } from '#/time/instant.ts';
import type { Outbox } from '#sandbox/store/outbox.ts';
import type { Webhook, WebhookStore } from '#sandbox/store/webhooks.ts';
import type { Listed } from '#sandbox/world/account.ts';
import type { Post } from './post.ts';
import type { Targets } from './target.ts';
import type { Timers } from './timers.ts';

/** Webhooks of the account: who is told, what is to be told, and its delivery. */
export interface Webhooks {
  readonly store: WebhookStore;
  readonly outbox: Outbox;
  readonly post: Post;
  readonly timers: Timers;
  readonly targets: Targets;
  readonly signatureHeader: string;
  /** Writes of users change what happens from now on, so all that happened before has to be in the outbox first. */
  catchUp(): void;
  /** Adds or changes a webhook; what it is told begins or goes on at once. */
  put(webhook: Webhook): void;
  remove(id: string): void;
  /** Stops the tracking of a shipment as a user asked for, together with telling of it. */
  stop(listed: Listed, at: Instant, write: () => void): void;
  close(): void;
}
