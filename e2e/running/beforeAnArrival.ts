import { serveLandfall } from '#server/serve.ts';
import { settingsOf } from './world.ts';

interface WirePage {
  readonly data: readonly {
    readonly id: string;
    readonly attributes: { readonly pod_ata_at: string | null };
  }[];
  readonly links: { readonly next?: string };
}

const minute = 60_000;
const speed = 1_800;
/** Longer than the account ever waits for one. */
const twoDays = 2 * 24 * 60 * minute;

/** A moment shortly before the service reports an arrival, found in a hurried world. */
export async function beforeAnArrival(url: string, start: number): Promise<number> {
  const { port, protocol, hostname } = new URL(url);
  const hurried = Number(port) + 20;
  const serving = await serveLandfall(settingsOf(String(hurried), start, speed), (c) =>
    c.text('No pages here.'),
  );
  const origin = Date.now();
  // The service began a little earlier, so what it shows is later than this by some minutes.
  const now = () => start + (Date.now() - origin) * speed;
  try {
    const service = `${protocol}//${hostname}:${hurried}/api/v2`;
    const known = await arrived(service);
    for (let last = now(); last < start + twoDays;) {
      const before = now();
      const found = await arrived(service);
      // The reading before this one had nothing new, so it came later than that was begun.
      if ([...found].some((id) => !known.has(id))) return last - 5 * minute;
      last = before;
    }
    throw new Error(`Nothing arrives in the two days after ${new Date(start).toISOString()}.`);
  } finally {
    await serving.close();
  }
}

async function arrived(service: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${service}/shipments?page[size]=100&page[number]=${page}`);
    const { data, links } = (await answer.json()) as WirePage;
    for (const { id, attributes } of data) if (attributes.pod_ata_at !== null) found.add(id);
    if (!links.next) return found;
  }
}
