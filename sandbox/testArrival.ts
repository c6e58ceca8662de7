import { instant } from '#/time/instant.ts';
import { openTestSandbox } from './testSandbox.ts';

interface WirePage {
  readonly data: readonly {
    readonly id: string;
    readonly attributes: { readonly pod_ata_at: string | null };
  }[];
  readonly links: { readonly next?: string };
}

const minute = 60_000;
const hour = 60 * minute;
/** Longer than an account of sixty ever waits for one. */
const longest = 14 * 24 * hour;
/** In which pages are read on a busy machine: half a minute where time runs sixty times as fast. */
const lead = 30 * minute;

/** For tests: a moment half an hour before the service reports an arrival. */
export async function beforeAnArrival(start: number, shipments: number): Promise<number> {
  let now = start;
  const { app, json } = openTestSandbox({ clock: { now: () => instant(now) }, shipments });
  const arrivedAt = async (at: number): Promise<ReadonlySet<string>> => {
    now = at;
    const found = new Set<string>();
    for (let page = 1; ; page += 1) {
      const path = `/v2/shipments?page[size]=100&page[number]=${page}`;
      const { data, links } = (await json(path)) as WirePage;
      for (const { id, attributes } of data) if (attributes.pod_ata_at !== null) found.add(id);
      if (!links.next) return found;
    }
  };
  try {
    const known = await arrivedAt(start);
    const hasOneMore = async (at: number) => [...(await arrivedAt(at))].some((id) => !known.has(id));
    let after = start + hour;
    while (!(await hasOneMore(after))) {
      after += hour;
      if (after > start + longest) {
        throw new Error(`Nothing arrives in the two weeks after ${new Date(start).toISOString()}.`);
      }
    }
    for (let before = after - hour; after - before > minute;) {
      const between = (before + after) / 2;
      if (await hasOneMore(between)) after = between;
      else before = between;
    }
    return after - lead;
  } finally {
    app.close();
  }
}
