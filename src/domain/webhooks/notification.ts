import type { Instant } from '#/time/instant.ts';

/** One try to deliver a notification. */
export interface DeliveryAttempt {
  readonly id: string;
  readonly at: Instant | null;
  readonly milliseconds: number | null;
  /** Of the answer; null without one, and then `error` says why. */
  readonly status: number | null;
  readonly error: string | null;
  /** The beginning of the answer. */
  readonly answer: string | null;
}

export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What is or was to be delivered to a webhook (docs/interface.md 3.11). */
export interface WebhookNotification {
  readonly id: string;
  readonly webhookId: string | null;
  readonly event: string | null;
  /** As it came: only `failed` is specified (docs/interface.md 4.3). */
  readonly status: string | null;
  readonly createdAt: Instant | null;
  /** Null where none is planned or the service does not say. */
  readonly nextAttemptAt: Instant | null;
  /** Oldest first; null where the service does not report them. */
  readonly attempts: readonly DeliveryAttempt[] | null;
}

// docs/interface.md 5.4.
const successCodes: ReadonlySet<number | null> = new Set([200, 201, 202, 204]);

/** Whether the receiver took it. */
export function isDelivered({ status, error }: Pick<DeliveryAttempt, 'status' | 'error'>): boolean {
  return error === null && successCodes.has(status);
}

/** What a sample was sent with and what came back (docs/interface.md 2.9). */
export interface SampleOutcome {
  readonly succeeded: boolean;
  /** Why nothing came back; null where something did. */
  readonly error: string | null;
  readonly status: number | null;
  readonly sentHeaders: readonly SampleHeader[];
  readonly sentBody: string | null;
  readonly answerHeaders: readonly SampleHeader[];
  readonly answerBody: string | null;
}

export type SampleHeader = readonly [name: string, value: string];

/** A notification as one of that event would be, sent once. */
export interface SampleRequest {
  readonly url: string;
  readonly event: string;
  /** Signs the sample; without one it has no signature. */
  readonly secret: string | null;
}
