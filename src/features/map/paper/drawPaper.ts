import { drawPorts } from '#/features/map/canvas/drawPorts.ts';
import { drawTracks, type TrackLine } from '#/features/map/canvas/drawTracks.ts';
import { drawVessels } from '#/features/map/canvas/drawVessels.ts';
import type { MapPalette } from '#/features/map/canvas/mapPalette.ts';
import type { MapPort } from '#/features/map/canvas/mapPort.ts';
import type { Place } from '#/features/map/canvas/overlayCanvas.ts';
import { portDots } from '#/features/map/canvas/portDots.ts';
import { vesselMarks } from '#/features/map/canvas/vesselMarks.ts';
import type { VesselPositions } from '#/features/map/canvas/vesselPositions.ts';
import { naturalEarth } from '#/features/map/frame/words.ts';

/** Printers have more pixels than screens. */
export const paperRatio = 2;

/** Land and sea, drawn beforehand. */
export interface PaperBase {
  readonly place: Place;
  readonly canvas: HTMLCanvasElement;
  readonly palette: MapPalette;
}

/** What is on the map besides its base. */
export interface PaperContent {
  readonly lines: readonly TrackLine[];
  readonly ports: readonly MapPort[];
  readonly vessels: VesselPositions;
}

const nothing = { hovered: null, selected: null } as const;

/** A canvas for paper, in its colour of the sea; null where the browser draws none. */
export function paperCanvas({ width, height }: Place, { sea }: MapPalette): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * paperRatio;
  canvas.height = height * paperRatio;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(paperRatio, paperRatio);
  context.fillStyle = sea;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The map for paper: its base as far as it is drawn, and a journey on it. */
export function drawPaper(
  { place, canvas: base, palette, lines, ports, vessels }: PaperBase & PaperContent,
  family: string,
): HTMLCanvasElement | null {
  const canvas = paperCanvas(place, palette);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return null;
  const { width, height } = place;
  context.drawImage(base, 0, 0, width, height);
  const frame = { ...place, context };
  const measure = (text: string, font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  drawTracks(frame, lines, palette);
  drawPorts(frame, portDots(ports, null, frame, { family, measure }, new Map()), nothing, palette);
  const marks = vesselMarks(vessels, { world: place.world, reach: null, selected: null });
  drawVessels(frame, vessels, marks, nothing, palette);
  context.font = `9px ${family}`;
  context.textAlign = 'right';
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.label;
  context.fillText(naturalEarth, width - 4, height - 4);
  return canvas;
}
