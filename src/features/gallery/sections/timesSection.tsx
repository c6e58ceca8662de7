import { ago, longText, losAngeles } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { PlaceName } from '#/parts/status/PlaceName.tsx';
import { PassedNote } from '#/parts/time/PassedNote.tsx';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import { TimeRange } from '#/parts/time/TimeRange.tsx';
import { fresh, local } from '#/test/samples/exceptions.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { hour } from '#/time/durations.ts';
import { readMoment } from '#/time/moment.ts';

const evening = readMoment('2026-08-15T01:00:00Z', losAngeles.zone);
const night = readMoment('2026-08-15T04:00:00Z', losAngeles.zone);

export const timesSection: GallerySection = {
  id: 'times',
  title: 'Times and places',
  specimens: [
    {
      files: ['src/parts/time/Time.tsx', 'src/parts/time/TimeRange.tsx'],
      states: {
        'local time': <Time moment={evening} display="place" />,
        'my time': <Time moment={evening} display="mine" />,
        UTC: <Time moment={evening} display="utc" />,
        stacked: <Time moment={evening} stacked />,
        day: <Time moment={readMoment('2026-08-15', null)} />,
        'another year': <Time moment={readMoment('2027-02-15', null)} />,
        'zone unknown': <Time moment={readMoment('2026-08-15T01:00:00Z', null)} />,
        'unknown zone': <Time moment={readMoment('2026-08-15T01:00:00Z', 'Moon/Base')} />,
        'not reported': <Time moment={null} />,
        range: evening && night && <TimeRange from={evening} to={night} />,
        'of the service': <InstantTime at={ago(hour)} />,
      },
    },
    {
      files: ['src/parts/time/PassedNote.tsx'],
      states: {
        overdue: noted('2026-08-09T16:00:00Z'),
        'not asked since': noted('2026-08-12T14:30:00Z'),
        'to come': noted('2026-08-19T16:00:00Z'),
      },
    },
    {
      files: ['src/parts/status/PlaceName.tsx'],
      states: {
        'name and code': <PlaceName place={losAngeles} />,
        'code alone': <PlaceName place={null} code="CNNGB" />,
        unknown: <PlaceName place={null} />,
        'long text': <PlaceName place={samplePlace({ name: longText, locode: 'USLAX' })} />,
      },
    },
  ],
};

function noted(text: string) {
  const moment = local(text);
  return (
    <p className="text-sm">
      <Time moment={moment} />
      <PassedNote expected={moment} tracking={fresh} />
    </p>
  );
}
