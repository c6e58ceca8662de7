import { sharedAxis } from '#/domain/journey/axis.ts';
import { journeySamples } from '#/features/gallery/journeySamples.ts';
import type { Room } from '#/features/gallery/room.ts';
import { sailing } from '#/features/gallery/samples.ts';
import { JourneyLine } from '#/parts/journey/JourneyLine.tsx';
import { JourneyPanel } from '#/parts/journey/JourneyPanel.tsx';
import { now } from '#/test/samples/exceptions.ts';

const axis = sharedAxis([sailing], now);

/** Rows of a list at that width. */
const rows = (width: number) => (
  <div>
    {Object.entries(journeySamples).map(([name, journey]) => (
      <div key={name} className="gallery-line">
        <span className="text-xs text-ink-soft">{name}</span>
        <div style={{ width }}>
          <JourneyLine journey={journey} axis={axis} />
        </div>
      </div>
    ))}
  </div>
);

const panels = Object.entries(journeySamples).map(
  ([name, journey]) => [name, <JourneyPanel key={name} journey={journey} number="MSCU1234566" />] as const,
);

export const journeyRoom: Room = {
  id: 'journey',
  title: 'The journey line',
  specimens: [
    {
      files: ['src/parts/journey/JourneyLine.tsx'],
      states: { 'in a row of 160 pixels': rows(160), 'in a row of 90 pixels': rows(90) },
    },
    {
      files: [
        'src/parts/journey/JourneyPanel.tsx',
        'src/parts/journey/JourneyDrawing.tsx',
        'src/parts/journey/JourneyDays.tsx',
        'src/parts/journey/EtaFan.tsx',
      ],
      wide: true,
      states: Object.fromEntries(panels),
    },
  ],
};
