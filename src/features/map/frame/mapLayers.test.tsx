import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { beforeEach, expect, it, vi } from 'vitest';
import { trackOf } from '#/domain/route/trackColumns.ts';
import { type MapPalette, MapPaletteContext } from '#/features/map/canvas/mapPalette.ts';
import { PointReadout } from '#/features/map/canvas/PointReadout.tsx';
import { PortLayer } from '#/features/map/canvas/PortLayer.tsx';
import { TrackLayer } from '#/features/map/canvas/TrackLayer.tsx';
import { VesselLayer } from '#/features/map/canvas/VesselLayer.tsx';
import { VesselFeed, columnsOf, type ShownVessel } from '#/features/map/canvas/vesselPositions.ts';
import { instant } from '#/time/instant.ts';
import { WaterNames } from './WaterNames.tsx';

const track = trackOf(
  [0, 10, 20].map((longitude) => ({
    at: instant(longitude * 3_600_000),
    latitude: 0,
    longitude,
    heading: null,
    estimated: false,
  })),
);
const lines = [{ id: 'track', positions: track, kind: 'past' as const, strong: true }];
const tracks = [{ id: 'track', track }];
const ports = [
  {
    id: 'USLAX',
    name: 'Los Angeles',
    position: { latitude: 33.7, longitude: -118.3 },
    mark: 'upcoming' as const,
  },
];
const vessel = (longitude: number): ShownVessel => ({
  longitude,
  latitude: 0,
  heading: 90,
  form: 'reported',
  speedInKnots: 18,
});
const events = [
  'move',
  'moveend',
  'zoomanim',
  'resize',
  'mousemove',
  'mouseout',
  'movestart',
  'click',
] as const;

/** What watches the screen's resolution. */
const watching = new Set<unknown>();

beforeEach(() => {
  watching.clear();
  // jsdom draws nothing and has no screen.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, listener: unknown, { signal }: { signal: AbortSignal }) => {
      watching.add(listener);
      signal.addEventListener('abort', () => watching.delete(listener));
    },
  }));
});

it('leaves nothing behind: no canvas, no layer, no listener', () => {
  const feed = new VesselFeed();
  const { show, map } = mapWith();
  const before = status(map());
  show(
    <>
      <TrackLayer lines={lines} />
      <PortLayer ports={ports} selected={null} onSelect={() => undefined} />
      <PointReadout tracks={tracks}>{() => 'here'}</PointReadout>
      <VesselLayer feed={feed} selected={null} onSelect={() => undefined} />
    </>,
  );
  expect(status(map()).canvases).toBe(3);
  expect(watching.size).toBe(3);
  point(map(), 600, 400);
  show(null);
  expect(status(map())).toEqual(before);
  expect(watching.size).toBe(0);
  expect(map().getContainer().style.cursor).toBe('');
});

it('selects a clicked vessel in every copy of the world, and shows a pointer over it', () => {
  const feed = new VesselFeed();
  const chosen: string[] = [];
  const { show, map } = mapWith();
  show(<VesselLayer feed={feed} selected={null} onSelect={(id) => chosen.push(id)} />);
  feed.setPositions(columnsOf(['near', 'far'], [vessel(0), vessel(90)]));
  point(map(), 603, 400);
  expect(map().getContainer().style.cursor).toBe('pointer');
  fireEvent.click(map().getContainer(), { clientX: 603, clientY: 400 });
  fireEvent.click(map().getContainer(), { clientX: 700, clientY: 400 });
  act(() => void map().setView([0, 450], 3, { animate: false }));
  fireEvent.click(map().getContainer(), { clientX: 600, clientY: 402 });
  expect(chosen).toEqual(['near', 'far']);
  point(map(), 300, 300);
  expect(map().getContainer().style.cursor).toBe('');
});

it('opens vessels that cover each other, names them under the pointer, and leaves the selected one by itself', () => {
  const feed = new VesselFeed();
  const opened: (readonly string[])[] = [];
  const chosen: string[] = [];
  const { show, map, container } = mapWith();
  const layer = (selected: string | null) => (
    <VesselLayer
      feed={feed}
      selected={selected}
      onSelect={(id) => chosen.push(id)}
      onOpen={(vessels) => opened.push(vessels.map(({ id }) => id))}
    >
      {(ids) => ids.join(' and ')}
    </VesselLayer>
  );
  show(layer(null));
  // One degree is 5.7 pixels here; the third is on the other side of the earth, the last one not placed yet.
  feed.setPositions(columnsOf(['one', 'two', 'far', 'none'], [vessel(0), vessel(1), vessel(180), null]));
  point(map(), 602, 400);
  expect(container.textContent).toBe('one and two');
  fireEvent.click(map().getContainer(), { clientX: 602, clientY: 400 });
  expect([opened, chosen]).toEqual([[['one', 'two']], []]);
  show(layer('two'));
  fireEvent.click(map().getContainer(), { clientX: 606, clientY: 400 });
  expect(chosen).toEqual(['two']);
});

it('shows the time of the point of a track under the pointer, until the pointer leaves it', () => {
  const reported: (number | null)[] = [];
  const { show, map, container } = mapWith();
  show(
    <PointReadout tracks={tracks} onPoint={(found) => reported.push(found?.at ?? null)}>
      {({ at }) => `hour ${Math.round(at / 3_600_000)}`}
    </PointReadout>,
  );
  const fiveDegrees = (5 / 360) * 2048;
  point(map(), 600 + fiveDegrees, 406);
  expect(container.textContent).toBe('hour 5');
  point(map(), 600, 700);
  expect(container.textContent).toBe('');
  expect(reported.map((at) => at && Math.round(at / 3_600_000))).toEqual([5, null]);
});

it('picks a vessel rather than the track below it', () => {
  const feed = new VesselFeed();
  const { show, map, container } = mapWith();
  show(
    <>
      <VesselLayer feed={feed} selected={null} onSelect={() => undefined} />
      <PointReadout tracks={tracks}>{() => 'here'}</PointReadout>
    </>,
  );
  feed.setPositions(columnsOf(['one'], [vessel(10)]));
  point(map(), 600 + (10 / 360) * 2048, 400);
  expect(container.textContent).toBe('');
});

it('leaves out the name of a water while the name of a port covers it', async () => {
  const drawn = new Proxy({}, { get: (_, name) => () => (name === 'measureText' ? { width: 70 } : null) });
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(drawn as never);
  const { show, map, container } = mapWith();
  const layers = (named: typeof ports) => (
    <>
      <WaterNames />
      <PortLayer ports={named} selected={null} />
    </>
  );
  show(layers(ports));
  expect(container.textContent).toContain('North Atlantic Ocean');
  const islands = {
    id: 'BMBDA',
    name: 'Hamilton',
    position: { latitude: 31, longitude: -52 },
    mark: 'upcoming' as const,
  };
  show(layers([...ports, islands]));
  await waitFor(() => expect(container.textContent).not.toContain('North Atlantic Ocean'));
  expect(container.textContent).toContain('South Atlantic Ocean');
  act(() => void map().setView([31, -44], 5, { animate: false }));
  expect(container.textContent).toContain('North Atlantic Ocean');
});

/** A map of 1,200 by 800 pixels around 0, 0 at zoom 3, and how to put layers on it. */
function mapWith() {
  let found: LeafletMap | null = null;
  const frame = (layers: React.ReactNode) => (
    <MapPaletteContext value={{} as MapPalette}>
      <MapContainer
        ref={(map) => {
          found = map ?? found;
        }}
        center={[0, 0]}
        zoom={3}
        zoomControl={false}
        attributionControl={false}
      >
        {layers}
      </MapContainer>
    </MapPaletteContext>
  );
  const { rerender, container } = render(frame(null));
  return {
    container,
    show: (layers: React.ReactNode) => rerender(frame(layers)),
    map: (): LeafletMap => {
      if (!found) throw new Error('there is a map');
      return found;
    },
  };
}

function status(map: LeafletMap) {
  let layers = 0;
  map.eachLayer(() => layers++);
  const canvases = map.getContainer().querySelectorAll('canvas').length;
  return { layers, canvases, listened: events.filter((event) => map.listens(event)) };
}

function point(map: LeafletMap, x: number, y: number) {
  fireEvent.mouseMove(map.getContainer(), { clientX: x, clientY: y });
}
