import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { coastlineOf } from '#/basemap/coastline.ts';
import type { WorldFile } from '#/basemap/shapeIndex.ts';
import { fetchContainerRoute } from '#/data/routes/calls.ts';
import { makeLink } from '#/data/sharing/link.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { routeLegs } from '#/domain/route/routeLegs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { usualChoices } from '#/domain/sharing/choices.ts';
import { type RoutePicture, routePicture } from '#/domain/sharing/routePicture.ts';
import { shareRecords, type ShareSubject } from '#/domain/sharing/sharing.ts';
import { lineLength } from '#/domain/sharing/snapshot.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { sharedFile } from '#/files/shared/sharedFile.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { writeSnapshot } from '#/wording/snapshot.ts';
import { createSandboxApi } from './sandboxApi.ts';

const now = instant(Date.parse('2026-08-22T12:00:00Z'));
const { api } = createSandboxApi({ now });
const wanted = 30;

/** Routes of the account with the land of the base map. */
const drawn: (ShareSubject & { readonly picture: RoutePicture })[] = [];

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const land = coastlineOf(JSON.parse(readFileSync(path, 'utf8')) as WorldFile);
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    for (const shipment of shipments) {
      const [container] = shipment.containers;
      if (!container || drawn.length === wanted) continue;
      const route = await fetchContainerRoute(api, container.id, { priority: 'user' }).catch(() => null);
      const stops = routeStops(route, { shipment, container, legs: null });
      const picture = routePicture(stops, routeLegs(stops, route, container), land);
      if (picture) drawn.push({ shipment, container, events: null, documents: [], picture });
    }
    break;
  }
});

/** The points of a list that begins at one and goes on in steps. */
function pointsOf(steps: readonly number[]): (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [x, y] as const;
  });
}

it('has land, ports and the vessel inside of its frame, and few points', () => {
  expect(drawn).toHaveLength(wanted);
  expect(drawn.some(({ picture }) => picture.vessel !== null)).toBe(true);
  for (const { picture } of drawn) {
    const { height, land, lines, stops, vessel } = picture;
    expect(height).toBeLessThanOrEqual(640);
    const coast = land.flatMap(pointsOf);
    expect(coast.length).toBeGreaterThan(20);
    expect(coast.length).toBeLessThanOrEqual(320);
    for (const [x, y] of coast) {
      expect(Math.abs(x - lineLength / 2)).toBeLessThanOrEqual(lineLength / 2 + 21);
      expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(height / 2 + 21);
    }
    const inside = [
      ...lines.flatMap(([, steps]) => pointsOf(steps)),
      ...stops.map(([x, y]) => [x, y] as const),
      ...(vessel ? [vessel.at] : []),
    ];
    for (const [x, y] of inside) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(lineLength);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
});

it('adds at most 1,600 characters to a link, and nothing where it was not chosen', async () => {
  const format = { display: 'place', viewer: utc, now } as const;
  for (const subject of drawn) {
    const [plain, mapped] = [false, true].map((map) => {
      const choices = { ...usualChoices, map };
      const shared = shareRecords([subject], { choices, limits: usualLimits, now });
      return writeSnapshot(shared, { sender: '', note: '', format });
    });
    if (!plain || !mapped) continue;
    const [short, long] = await Promise.all([makeLink(plain, ''), makeLink(mapped, '')]);
    const [before, after] = [short, long].map((made) => (made.kind === 'link' ? made.fragment.length : 0));
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(200);
    expect((after ?? 0) - (before ?? 0)).toBeLessThan(1_600);
    expect(await sharedFile(plain).text()).not.toContain('class="map"');
    const html = await sharedFile(mapped).text();
    expect(html).toContain('class="map"');
    expect(html).not.toMatch(/NaN|undefined|https?:/);
    expect(html.length).toBeLessThan(30_000);
  }
});
