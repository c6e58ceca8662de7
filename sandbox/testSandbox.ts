import { instant } from '#/time/instant.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';
import { frozenClock } from './clock.ts';
import { noLimits } from './middleware/rateLimit.ts';

/** For tests: a record of which only what every record has is known. */
export interface TestRecord {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, { readonly data: unknown }>>;
}

/** A small account on a frozen clock, without a rate limit unless the test wants one. */
export function openTestSandbox(options: SandboxOptions = {}) {
  const clock = frozenClock(instant(Date.UTC(2026, 7, 12, 15)));
  const app = createSandbox({ clock, shipments: 120, limits: noLimits, ...options });
  const data = async (path: string): Promise<unknown> => {
    const document: unknown = await (await ask(app, path)).json();
    return (document as { data: unknown }).data;
  };
  return {
    app,
    ask: (path: string, init?: RequestInit) => ask(app, path, init),
    json: async (path: string): Promise<unknown> => (await ask(app, path)).json(),
    one: async (path: string) => (await data(path)) as TestRecord,
    list: async (path: string) => (await data(path)) as readonly TestRecord[],
    first: async (path: string): Promise<TestRecord> => {
      const [record] = (await data(path)) as readonly TestRecord[];
      if (!record) throw new Error(`${path} is empty.`);
      return record;
    },
    patch: (path: string, body: unknown) => ask(app, path, withBody('PATCH', body)),
    post: (path: string, body: unknown) => ask(app, path, withBody('POST', body)),
    remove: (path: string) => ask(app, path, { method: 'DELETE' }),
  };
}

function withBody(method: string, body: unknown): RequestInit {
  return { method, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

export async function ask(app: Sandbox, path: string, init: RequestInit = {}): Promise<Response> {
  const own = Object.fromEntries(new Headers(init.headers));
  return app.request(path, { ...init, headers: { authorization: 'Token demo', ...own } });
}
