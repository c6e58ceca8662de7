import { untilIdle } from '../grid/untilIdle.ts';
import { untilPainted } from '../grid/untilPainted.ts';
import { frames } from './frames.ts';
import { markers } from './markers.tsx';
import { ourRoute } from './ourRoute.tsx';
import { ourVessels } from './ourVessels.tsx';
import { leafletRoute, mapLibreRoute } from './peerRoutes.ts';
import type { PrepareRoute, RouteDrawer } from './route.ts';
import type { PrepareVessels } from './vessels.ts';

const routes: Readonly<Record<string, PrepareRoute>> = {
  ours: ourRoute,
  'Leaflet, all points': leafletRoute(0),
  'Leaflet, smoothed': leafletRoute(1),
  'MapLibre GL': mapLibreRoute,
};
const fleets: Readonly<Record<string, PrepareVessels>> = { ours: ourVessels, 'DOM markers': markers };

/** Milliseconds. */
interface RouteTimes {
  /** From the bytes to what can be drawn. */
  readonly read: number;
  /** From there to the first paint; null where it never came. */
  readonly draw: number | null;
}
/** The frames of a drag and of zooms, where the map is ours. */
interface RouteFrames {
  readonly drag: readonly number[];
  readonly zoom: readonly number[];
}

declare global {
  interface Window {
    /** Puts the map there and the bytes of the answer into memory. */
    prepareRoute: (name: string) => Promise<void>;
    measureRoute: () => Promise<RouteTimes>;
    moveRoute: () => Promise<RouteFrames>;
    /** The frames of a scrubber drag over that many vessels, lasting so many of them, and what each took of the page's time. Ms. */
    measureVessels: (
      name: string,
      count: number,
      lasting: number,
    ) => Promise<{ frames: number[]; work: number[] }>;
  }
}

function hostOf(): HTMLElement {
  const host = document.createElement('div');
  host.style.height = '100%';
  document.querySelector('#root')?.replaceChildren(host);
  return host;
}

let prepared: { host: HTMLElement; bytes: ArrayBuffer; drawer: RouteDrawer } | null = null;

window.prepareRoute = async (name) => {
  const prepare = routes[name];
  if (!prepare) throw new Error(`no such map: ${name}`);
  const host = hostOf();
  const bytes = await (await fetch('/route.json')).arrayBuffer();
  prepared = { host, bytes, drawer: await prepare(host) };
  await untilIdle();
};

window.measureRoute = async () => {
  if (!prepared) throw new Error('no map is prepared');
  const { host, bytes, drawer } = prepared;
  const start = performance.now();
  const drawRoute = await drawer.read(bytes);
  const ready = performance.now();
  drawRoute();
  const end = await untilPainted(host, () => 'drawn' in host.dataset, 10_000);
  return { read: ready - start, draw: end === null ? null : end - ready };
};

window.moveRoute = async () => {
  const map = prepared?.drawer.map;
  if (!map) return { drag: [], zoom: [] };
  await untilIdle();
  const drag = await frames(240, (frame) => map.panBy([frame < 120 ? 9 : -9, 3], { animate: false }));
  // In to the harbours and out again, half a zoom every fourth frame.
  const zoom = await frames(144, (frame) => {
    if (frame % 4 === 0) map.setZoom(map.getZoom() + (frame < 72 ? 0.5 : -0.5), { animate: false });
  });
  return { drag, zoom };
};

window.measureVessels = async (name, count, lasting) => {
  const prepare = fleets[name];
  if (!prepare) throw new Error(`no such map: ${name}`);
  const move = await prepare(hostOf(), count);
  await untilIdle();
  const work: number[] = [];
  const intervals = await frames(lasting, (frame) => {
    const start = performance.now();
    move(Math.abs((2 * frame) / lasting - 1));
    work.push(performance.now() - start);
  });
  return { frames: intervals, work };
};
