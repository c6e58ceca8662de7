import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** For tests and measurements: what a service that is killed while it writes has kept. */
export interface KillCount {
  readonly kills: number;
  /** Writes that were answered, all of which were there after the kill. */
  readonly answered: number;
  /** Writes under way at a kill. Each was there whole or not at all. */
  readonly cut: number;
  /** How long they wrote. Milliseconds. */
  readonly writing: number;
}

const server = join(import.meta.dirname, 'server.ts');
const headers = { authorization: 'Token demo', 'content-type': 'application/json' };

/** Writes a second, over all writers together. */
const pace = 200;
/** How long they write after the first answer, at most. Milliseconds. */
const longest = 300;

/** One thing that is written again and again, each time once the last answer is there. */
interface Writer {
  /** What to send to give it that number. */
  readonly write: Write;
  /** The number that the service has. */
  readonly read: () => Promise<number>;
  /** The number last answered, and the one sent since, if its answer never came. */
  answered: number;
  sent: number;
}

type Ask = (path: string) => Promise<unknown>;

/**
 * Starts the service on the file, writes, and kills it at some moment (SIGKILL), again and again; after each kill the file
 * is checked, and the next start is asked for what was written. The last start is ended as a person ends it.
 *
 * @throws Error when the file is damaged, or a write that was answered is missing
 */
export async function killRounds(db: string, rounds: number): Promise<KillCount> {
  let answered = 0;
  let cut = 0;
  let writing = 0;
  let writers: readonly Writer[] | null = null;
  let ask: Ask = async () => null;
  for (let round = 0; round <= rounds; round++) {
    const { child, url } = await startOn(db);
    ask = async (path) => (await fetch(url + path, { headers })).json();
    try {
      writers ??= await createWriters((path) => ask(path));
      for (const writer of writers) await expectKept(writer);
      if (round === rounds) {
        child.kill('SIGTERM');
        await ended(child);
        break;
      }
      const { counts, duration } = await writeUntilKilled(child, url, writers);
      answered += counts.reduce((sum, count) => sum + count, 0);
      cut += writers.filter((writer) => writer.sent > writer.answered).length;
      writing += duration;
    } finally {
      await end(child);
    }
    checkFile(db);
  }
  checkFile(db);
  return { kills: rounds, answered, cut, writing };
}

/** The service as a process of its own, on a small world that stands still; `url` is its `/v2`. */
export async function startOn(db: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const env = {
    ...process.env,
    SANDBOX_DB: db,
    SANDBOX_PORT: '0',
    SANDBOX_SHIPMENTS: '3',
    SANDBOX_RATE_LIMIT: '0',
    SANDBOX_DOCUMENTS: 'none',
    SANDBOX_NOW: '2026-08-12T15:00:00Z',
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  const url = /http:\/\/\S+/.exec(String(said))?.[0];
  if (url === undefined) throw new Error(`The service does not start on ${db}.`);
  return { child, url };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * All write, and at some moment after the first answer the service is killed.
 *
 * @returns how many of each writer were answered, and how long they wrote
 */
async function writeUntilKilled(
  child: ChildProcess,
  url: string,
  writers: readonly Writer[],
): Promise<{ readonly counts: readonly number[]; readonly duration: number }> {
  let isOver = false;
  const { promise: firstAnswer, resolve: answer } = Promise.withResolvers<void>();
  const begin = performance.now();
  const kill = async () => {
    await firstAnswer;
    await wait(Math.random() * longest);
    isOver = true;
    child.kill('SIGKILL');
    return performance.now() - begin;
  };
  const writing = Promise.all(
    writers.map((writer, index) =>
      keepWriting(url, writer, { among: writers.length, index, isOver: () => isOver, answer }),
    ),
  ).finally(answer);
  const [counts, duration] = await Promise.all([writing, kill()]);
  return { counts, duration };
}

interface Round {
  readonly among: number;
  readonly index: number;
  readonly isOver: () => boolean;
  /** Says that something was answered. */
  readonly answer: () => void;
}

/** @returns how many were answered */
async function keepWriting(
  url: string,
  writer: Writer,
  { among, index, isOver, answer }: Round,
): Promise<number> {
  let count = 0;
  const gap = (1_000 / pace) * among;
  for (let at = performance.now() + (gap * index) / among; !isOver(); at += gap) {
    await wait(Math.max(0, at - performance.now()));
    if (isOver()) break;
    const n = Math.max(writer.sent, writer.answered) + 1;
    writer.sent = n;
    const [method, path, attributes] = writer.write(n);
    try {
      const body = JSON.stringify({ data: { attributes } });
      const response = await fetch(url + path, { method, headers, body });
      await response.arrayBuffer();
      if (!response.ok) throw new Refused(`${method} ${path}: ${response.status}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      // The process is gone, and it is unknown whether it had written.
      return count;
    }
    writer.answered = n;
    count += 1;
    answer();
  }
  return count;
}

class Refused extends Error {}

async function expectKept(writer: Writer): Promise<void> {
  const kept = await writer.read();
  if (kept !== writer.answered && kept !== writer.sent) {
    const [, path] = writer.write(kept);
    throw new Error(`${path} has ${kept}, and ${writer.answered} was answered.`);
  }
  writer.answered = kept;
  writer.sent = kept;
}

function checkFile(db: string): void {
  const file = new DatabaseSync(db);
  const found = [
    ...file
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => row['integrity_check']),
    ...file.prepare('PRAGMA foreign_key_check').all(),
  ];
  file.close();
  if (found.length !== 1 || found[0] !== 'ok') throw new Error(`${db} is damaged: ${JSON.stringify(found)}`);
}

interface Found {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

type Write = (n: number) => readonly [method: string, path: string, attributes: object];

/** Values that are replaced, rows that are added, and options, of which all rows are written for each change. */
async function createWriters(ask: Ask): Promise<readonly Writer[]> {
  const read = async (path: string) =>
    (await ask(path)) as { readonly data?: Found; readonly meta?: { readonly total: number } };
  const first = async (path: string) =>
    ((await ask(path)) as { readonly data: readonly Found[] }).data[0]?.id ?? '';
  const attribute = (path: string, name: string) => async () =>
    Number([(await read(path)).data?.attributes[name]].flat()[0]) || 0;
  const total = (path: string) => async () => (await read(path)).meta?.total ?? 0;

  const shipment = `/shipments/${await first('/shipments')}`;
  const container = `/containers/${await first('/containers')}`;
  const terms = await first('/custom_field_definitions?filter[display_name]=incoterm');
  const options = `/custom_field_definitions/${terms}/options`;
  const option = `${options}/${await first(options)}`;
  const value = { api_slug: 'declared_value_usd' };
  const request = { request_type: 'bill_of_lading', scac: 'MAEU' };
  const writes: readonly (readonly [Write, () => Promise<number>])[] = [
    [(n) => ['PATCH', shipment, { ref_numbers: [String(n)] }], attribute(shipment, 'ref_numbers')],
    [(n) => ['PATCH', container, { ref_numbers: [String(n)] }], attribute(container, 'ref_numbers')],
    [
      (n) => ['POST', `${shipment}/custom_fields`, { ...value, value: n }],
      attribute(`${shipment}/custom_fields/${value.api_slug}`, 'value'),
    ],
    [
      (n) => ['PATCH', option, { label: String(n), position: 1 + (n % 5) }],
      async () => {
        const { label, position } = (await read(option)).data?.attributes ?? {};
        const n = Number(label) || 0;
        return n === 0 || position === 1 + (n % 5) ? n : Number.NaN;
      },
    ],
    [(n) => ['POST', '/parties', { company_name: `Company ${n}` }], total('/parties')],
    [
      (n) => ['POST', '/tracking_requests', { ...request, request_number: `KILLED${n}` }],
      total('/tracking_requests?q=KILLED'),
    ],
  ];
  return Promise.all(
    writes.map(async ([write, readNumber]) => {
      const n = await readNumber();
      return { write, read: readNumber, answered: n, sent: n };
    }),
  );
}
