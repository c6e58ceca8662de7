import { spawnSync } from 'node:child_process';
import { Jsona } from 'jsona';
import type * as v from 'valibot';
import * as z from 'zod';
import { createSandbox } from '../sandbox/app.ts';
import { containerSchema } from '../src/data/containers/schema.ts';
import type { Api } from '../src/data/http/api.ts';
import { terminalSchema } from '../src/data/places/terminal.schema.ts';
import { shipmentPages } from '../src/data/shipments/calls.ts';
import { shipmentSchema } from '../src/data/shipments/schema.ts';
import { isObject } from '../src/domain/records/json.ts';
import { judge } from './support/judge.ts';
import { median } from './support/quantile.ts';
import { sized } from './support/smoke.ts';

/**
 * From the bytes of a page of 100 shipments with their containers to what the screens speak, beside `JSON.parse` of
 * the same bytes and two ready-made ways: `node bench/decode.ts`. Eval is forbidden, as it is by the page's security
 * policy. Ends with 1 when the ratio is missed.
 *
 * Ours checks, joins and maps to the types of src/domain, zones and days included. Zod checks the same shapes and
 * maps nothing; jsona joins and checks nothing. Each figure is the median of many rounds, taken in turns.
 */
const noEval = '--disallow-code-generation-from-strings';
if (!process.execArgv.includes(noEval)) {
  const { status } = spawnSync(process.execPath, [noEval, import.meta.filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const limit = 3;
const rounds = sized(300, 6);
const query = 'page[size]=100&include=containers,pod_terminal,destination_terminal';

const sandbox = createSandbox({ shipments: 1_000, limits: { general: 0 } });
const response = await sandbox.request(`/v2/shipments?${query}`, {
  headers: { authorization: 'Token demo' },
});
const bytes = new Uint8Array(await response.arrayBuffer());
const decoder = new TextDecoder();
const parse = (): unknown => JSON.parse(decoder.decode(bytes));

/** Answers with the page and nothing after it. */
const api = {
  read: () => Promise.resolve(withoutNext(parse())),
} as unknown as Api;

function withoutNext(document: unknown): unknown {
  if (isObject(document) && isObject(document['links'])) delete document['links']['next'];
  return document;
}

async function ours(): Promise<number> {
  let containers = 0;
  for await (const page of shipmentPages(api, { priority: 'background' })) {
    for (const shipment of page.shipments) containers += shipment.containers.length;
  }
  return containers;
}

/** The same shape for zod, so that both check exactly the same. */
function toZod(schema: v.GenericSchema): z.ZodType {
  const any = schema as unknown as Record<string, unknown>;
  const inner = (key: string) => toZod(any[key] as v.GenericSchema);
  switch (schema.type) {
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'unknown':
      return z.unknown();
    case 'literal':
      return z.literal(any['literal'] as string);
    case 'picklist':
      return z.enum(any['options'] as [string]);
    case 'nullish':
      return inner('wrapped').nullish();
    case 'nullable':
      return inner('wrapped').nullable();
    case 'optional':
      return inner('wrapped').optional();
    case 'array':
      return z.array(inner('item'));
    case 'union':
      return z.union((any['options'] as v.GenericSchema[]).map(toZod));
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(any['entries'] as Record<string, v.GenericSchema>).map(([key, entry]) => [
            key,
            toZod(entry),
          ]),
        ),
      );
    default:
      throw new Error(`no counterpart of ${schema.type}`);
  }
}

const included = [containerSchema, terminalSchema];
const zodPage = z.object({
  data: z.array(toZod(shipmentSchema)),
  included: z.array(z.union(included.map(toZod))),
});
const byZod = () => zodPage.parse(parse());
const jsona = new Jsona();
const byJsona = () => jsona.deserialize(parse() as never);

const times = { parse: [] as number[], ours: [] as number[], zod: [] as number[], jsona: [] as number[] };
const ways = { parse, ours, zod: byZod, jsona: byJsona };
for (let round = 0; round < rounds; round++) {
  for (const [name, way] of Object.entries(ways)) {
    const start = performance.now();
    await way();
    times[name as keyof typeof times].push(performance.now() - start);
  }
}

// The first third warms up.
const typical = (values: readonly number[]) => median(values.slice(rounds / 3));

const base = typical(times.parse);
console.log(`100 shipments, ${await ours()} containers, ${(bytes.length / 1000).toFixed(0)} kB`);
for (const [name, values] of Object.entries(times)) {
  const time = typical(values);
  console.log(`${name.padEnd(8)}${time.toFixed(2).padStart(8)} ms${(time / base).toFixed(2).padStart(8)} ×`);
}
judge(typical(times.ours) / base, 'of JSON.parse', limit);
sandbox.close();
