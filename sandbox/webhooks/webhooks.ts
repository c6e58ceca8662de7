import type { Happening } from '#sandbox/events/happening.ts';
import type { Outbox } from '#sandbox/store/outbox.ts';
import type { Webhook, WebhookStore } from '#sandbox/store/webhooks.ts';
import type { Post } from './post.ts';
import type { Targets } from './target.ts';
import type { Timers } from './timers.ts';

/** Webhooks of the account: who is notified, of what, and its delivery. */
export interface Webhooks {
  readonly store: WebhookStore;
  readonly outbox: Outbox;
  readonly post: Post;
  readonly timers: Timers;
  readonly targets: Targets;
  readonly signatureHeader: string;
  /** Writes of users change what happens from now on, so all that happened before has to be in the outbox first. */
  catchUp(): void;
  /** Adds or changes a webhook; its notifications begin or go on at once. */
  put(webhook: Webhook): void;
  remove(id: string): void;
  /** Writes something that the world does not do by itself, together with telling of it. */
  announce(happening: Happening, write: () => void): void;
  close(): void;
}
