import { useCallback } from 'react';
import { drawTracks, type DrawnTrack } from './drawTracks.ts';
import { useMapPalette } from './mapPalette.ts';
import { type Frame, useOverlayCanvas } from './overlayCanvas.ts';

/** Lines on the map: past tracks, projected routes, rail and indicative lines. Renders nothing. */
export function TrackLayer({ lines }: { lines: readonly DrawnTrack[] }) {
  const palette = useMapPalette();
  const draw = useCallback((frame: Frame) => drawTracks(frame, lines, palette), [lines, palette]);
  useOverlayCanvas('tracks', draw);
  return null;
}
