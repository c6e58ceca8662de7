import { describeStages } from '#/domain/verdict/stages.ts';
import { journeySamples } from '#/features/gallery/journeySamples.ts';
import type { Room } from '#/features/gallery/room.ts';
import { JourneyPanel } from '#/parts/journey/JourneyPanel.tsx';
import { JourneyStages } from '#/parts/journey/JourneyStages.tsx';
import { now } from '#/test/samples/exceptions.ts';
import { journeysInStages, sampleStages } from '#/test/samples/journeysInStages.ts';
import type { FormatOptions } from '#/time/format.ts';
import { viewerZone } from '#/time/zone.ts';

const times: FormatOptions = { display: 'place', viewer: viewerZone(), now };

/** Rows of a list at that width, without their names: what they are is to be read from the picture. */
const inStages = (width: number) => (
  <div className="space-y-2">
    {journeysInStages.map(([name, , container, shipment]) => {
      const stages = sampleStages(container, shipment);
      return (
        <div key={name} style={{ width }}>
          <JourneyStages stages={stages} times={times} title={describeStages(stages)} />
        </div>
      );
    })}
  </div>
);

const panels = Object.entries(journeySamples).map(
  ([name, journey]) => [name, <JourneyPanel key={name} journey={journey} number="MSCU1234566" />] as const,
);

export const journeyRoom: Room = {
  id: 'journey',
  title: 'The journey',
  specimens: [
    {
      files: ['src/parts/journey/JourneyStages.tsx'],
      states: { 'in a row of 144 pixels': inStages(144), 'in a row of 300 pixels': inStages(300) },
    },
    {
      files: ['src/parts/journey/JourneyPanel.tsx', 'src/parts/journey/JourneyDrawing.tsx'],
      wide: true,
      states: Object.fromEntries(panels),
    },
  ],
};
