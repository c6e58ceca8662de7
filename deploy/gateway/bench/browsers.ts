import { type Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { agentOf, type Gateway } from '#deploy/gateway/test/startGateway.ts';

/** An answer to a browser. */
export interface Answer {
  readonly status: number;
  /** Whether the gateway had it: at once, or instead of one that the service or the budget refused. */
  readonly kept: 'at once' | 'instead' | 'no';
  /** How old it is when it comes. */
  readonly ageSeconds: number;
  readonly bytes: number;
}

/** What is there to be read: pages of the list, and what a page of a container asks for. */
export interface Account {
  readonly pages: readonly string[];
  readonly containers: readonly (readonly string[])[];
}

const minute = 60_000;

/**
 * So many browsers in the pattern of the application (src/data/cache/freshness.ts), until the time is over: each shows the
 * list, which is refreshed once a minute in the background, and a container, of which shipment and events are refreshed
 * once a minute. They have begun at any moment of that minute.
 */
export async function browse(
  gateway: Gateway,
  { pages, containers }: Account,
  browsers: number,
  until: number,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const browser = async (index: number) => {
    const agent = agentOf(index, { keepAlive: true, maxSockets: 6 });
    const read = async (path: string, inBackground: boolean) => {
      answers.push(await ask(gateway.url + path, inBackground, agent));
    };
    const shown = containers[index % containers.length] ?? [];
    await wait((index / browsers) * minute);
    for (let isFirst = true; performance.now() < until; isFirst = false) {
      for (const page of pages) await read(page, !isFirst);
      await Promise.all(shown.map((path) => read(path, false)));
      await wait(Math.max(0, Math.min(minute, until - performance.now())));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: browsers }, (_, index) => browser(index)));
  return answers;
}

export function ask(url: string, inBackground: boolean, agent: Agent): Promise<Answer> {
  const headers = {
    'accept-encoding': 'gzip',
    'sec-fetch-site': 'same-origin',
    ...(inBackground ? { 'x-gw-class': 'bg' } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on('error', reject);
      answer.on('end', () => {
        const { 'x-gw-cache': cache, 'x-gw-data-date': given, date } = answer.headers;
        resolve({
          status: answer.statusCode ?? 0,
          kept: cache === 'STALE' ? 'instead' : cache === 'HIT' || cache === 'UPDATING' ? 'at once' : 'no',
          ageSeconds: (Date.parse(date ?? '') - Date.parse(String(given))) / 1_000,
          bytes,
        });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
