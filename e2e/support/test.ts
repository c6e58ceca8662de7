import { expect, test as base } from 'playwright/test';
import { FIRST_PORT, JOURNEY_NOW, serverUrl } from './servers.ts';
import { throughGateway } from './throughGateway.ts';

export { expect };

/** A failure that the embedded service plays (sandbox/middleware/faults.ts). */
export interface FaultRule {
  /** Method and path, such as `GET /v2/shipments`. */
  readonly match: string;
  readonly status?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly body?: 'html' | 'empty' | 'malformed' | 'half';
  /** How often it happens; always when absent. */
  readonly times?: number;
  readonly delayMs?: number;
}

export interface Faults {
  readonly set: (...rules: readonly FaultRule[]) => Promise<void>;
  readonly clear: () => Promise<void>;
}

interface Fixtures {
  /** The page's clock starts at the service's frozen moment and runs. */
  readonly pageClock: void;
  /** Each page has the whole budget of requests: a journey loads more of them in a minute than a person does. */
  readonly ownBudget: void;
  /** Says that a journey provokes complaints of the browser; any other complaint still fails it. */
  readonly expectErrors: (...patterns: readonly RegExp[]) => void;
  /** Makes the service fail on purpose; cleared after the journey. */
  readonly faults: Faults;
}

/**
 * Playwright's `test` over this worker's own server. A journey fails on console errors, page errors and requests
 * that leave the origin.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(serverUrl(FIRST_PORT + parallelIndex));
  },

  pageClock: [
    async ({ page }, provide) => {
      await page.clock.setSystemTime(JOURNEY_NOW);
      await provide();
    },
    { auto: true },
  ],

  ownBudget: [
    async ({ context }, provide) => {
      await context.addInitScript(() => {
        try {
          for (const key of Object.keys(localStorage))
            if (key.startsWith('landfall.spent.')) localStorage.removeItem(key);
        } catch {
          // An empty page has none.
        }
      });
      await provide();
    },
    { auto: true },
  ],

  expectErrors: [
    async ({ page, baseURL }, provide) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL)
          complaints.push(`left: ${request.url()}`);
      });
      await provide((...patterns) => {
        expected.push(...patterns);
      });
      const unexpected = complaints.filter(
        (complaint) => !expected.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  faults: async ({ request }, provide, { skip }) => {
    skip(throughGateway, 'Through a gateway the service cannot be made to fail.');
    const clear = async (): Promise<void> => {
      expect((await request.delete('/__faults')).ok(), 'faults are cleared').toBe(true);
    };
    const set = async (...rules: readonly FaultRule[]): Promise<void> => {
      expect((await request.put('/__faults', { data: rules })).ok(), 'faults are set').toBe(true);
    };
    await provide({ set, clear });
    await clear();
  },
});
