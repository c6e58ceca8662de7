import type { Context } from 'hono';
import type { Instant } from '#/time/instant.ts';
import type { Documents } from '#sandbox/documents/documents.ts';
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts';
import type { Account } from './account.ts';

/** What one request sees: one account at one instant, and the address that it was asked at. */
export interface View {
  readonly account: Account;
  readonly now: Instant;
  /** `http://localhost:4010` */
  readonly origin: string;
  readonly url: URL;
  readonly features: ReadonlySet<Feature>;
}

/** Paid features of the account (docs/interface.md 1.3, rule 4). */
export const paidFeatures = ['routing', 'refresh'] as const;
export type Feature = (typeof paidFeatures)[number];

export interface SandboxEnv {
  Variables: {
    view: View;
    webhooks: Webhooks;
    documents: Documents;
    /** The key that the request came with, which names the account (docs/interface.md 1.3, rule 3). */
    accountKey: string;
    /** Empty where a request has none. */
    body: string;
  };
}

export type SandboxContext = Context<SandboxEnv>;
