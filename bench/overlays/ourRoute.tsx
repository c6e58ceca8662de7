import '../../src/app/styles.css';
import '../../src/features/map/frame/map.css';
import { QueryClient } from '@tanstack/react-query';
import type { Map as LeafletMap } from 'leaflet';
import { createRoot } from 'react-dom/client';
import { MapContainer } from 'react-leaflet';
import type { Api } from '../../src/data/http/api.ts';
import { futureTrackQuery } from '../../src/data/vessels/queries.ts';
import type { DrawnTrack } from '../../src/features/map/canvas/drawTracks.ts';
import { MapPaletteContext, readMapPalette } from '../../src/features/map/canvas/mapPalette.ts';
import { TrackLayer } from '../../src/features/map/canvas/TrackLayer.tsx';
import { middle, type PrepareRoute, tellFirstStroke } from './route.ts';

/** The way that the application goes: a worker parses, checks each point, orders, unwraps and thins; the page draws. */
export const ourRoute: PrepareRoute = async (host) => {
  const root = createRoot(host);
  const palette = readMapPalette(document.body);
  const map = await new Promise<LeafletMap>((resolve) => show([], resolve));
  // As in the application, code and worker load while the answer is on its way.
  const arrived = Promise.withResolvers<ArrayBuffer>();
  const api = { readBytes: () => arrived.promise } as unknown as Api;
  const ids = { previousPortId: 'a', portId: 'b' };
  const reading = new QueryClient().fetchQuery(futureTrackQuery(api, 'v', ids, 'visible'));
  return {
    map,
    async read(bytes) {
      tellFirstStroke(host);
      arrived.resolve(bytes);
      const { track } = await reading;
      return () => show([{ id: 'way', positions: track, kind: 'past', strong: true }]);
    },
  };

  function show(lines: readonly DrawnTrack[], onMap?: (map: LeafletMap) => void): void {
    root.render(
      <MapPaletteContext value={palette}>
        <MapContainer
          ref={(found) => {
            if (found) onMap?.(found);
          }}
          className="size-full"
          center={[middle.latitude, middle.longitude]}
          zoom={middle.zoom}
          zoomSnap={0.5}
          zoomControl={false}
          attributionControl={false}
        >
          <TrackLayer lines={lines} />
        </MapContainer>
      </MapPaletteContext>,
    );
  }
};
