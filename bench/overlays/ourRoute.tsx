import '../../src/app/styles.css';
import '../../src/features/map/frame/map.css';
import type { Map as LeafletMap } from 'leaflet';
import { createRoot } from 'react-dom/client';
import { MapContainer } from 'react-leaflet';
import type { Api } from '../../src/api/api.ts';
import { fetchFutureTrack } from '../../src/api/vessels.ts';
import type { TrackLine } from '../../src/features/map/canvas/drawTracks.ts';
import { MapPaletteContext, readMapPalette } from '../../src/features/map/canvas/mapPalette.ts';
import { TrackLayer } from '../../src/features/map/canvas/TrackLayer.tsx';
import { middle, type PrepareRoute, tellFirstStroke } from './route.ts';

/** The way that the application goes: parse, check each point, order, unwrap, simplify, draw. */
export const ourRoute: PrepareRoute = async (host) => {
  const root = createRoot(host);
  const palette = readMapPalette(document.body);
  const map = await new Promise<LeafletMap>((resolve) => show([], resolve));
  return {
    map,
    async read(bytes) {
      tellFirstStroke(host);
      const api = { read: () => Promise.resolve(JSON.parse(new TextDecoder().decode(bytes))) };
      const ids = { previousPortId: 'a', portId: 'b' };
      const positions = await fetchFutureTrack(api as unknown as Api, 'v', ids, { lane: 'visible' });
      return () => show([{ id: 'way', positions, kind: 'past', strong: true }]);
    },
  };

  function show(lines: readonly TrackLine[], onMap?: (map: LeafletMap) => void): void {
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
