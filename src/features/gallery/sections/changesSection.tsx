import { ChangesTable } from '#/features/changes/ChangesTable.tsx';
import { NothingChanged } from '#/features/changes/ComparisonNotes.tsx';
import type { GallerySection } from '#/features/gallery/section.ts';
import { ChangeList } from '#/parts/lists/ChangeList.tsx';
import {
  changesBetween,
  fleetOf,
  reviewedFleet,
  reviewedAt,
  shipment,
  steps,
} from '#/test/samples/changes.ts';

const nothing = () => undefined;
const everything = steps.reduce((changed, [, step]) => step(changed), shipment);
const moved = { ...shipment, id: 'moved', billOfLading: 'MEDU0000002' };
const before = reviewedFleet([shipment, moved]);
const slipped = steps.slice(0, 1).reduce((changed, [, step]) => step(changed), moved);
const { shipments: changes } = changesBetween(before, fleetOf([everything, slipped]));
const [limit] = changes;

export const changesSection: GallerySection = {
  id: 'changes',
  title: 'Changes since the last review',
  specimens: [
    {
      files: ['src/parts/lists/ChangeList.tsx'],
      states: { 'every kind of change': limit && <ChangeList changes={limit} /> },
    },
    {
      files: ['src/features/changes/ChangesTable.tsx'],
      wide: true,
      states: {
        'one for the message': (
          <div className="gallery-window card">
            <ChangesTable
              rows={changes.toReversed()}
              reviewedAt={reviewedAt}
              selected={new Set(['moved'])}
              onSelect={nothing}
              onReviewed={nothing}
            />
          </div>
        ),
      },
    },
    {
      files: ['src/features/changes/ComparisonNotes.tsx'],
      states: {
        'nothing to compare with': <NothingChanged snapshot={null} complete={false} hidden={0} />,
        'nothing changed': <NothingChanged snapshot={before} complete hidden={0} />,
        'the filters hide some': <NothingChanged snapshot={before} complete hidden={4} />,
      },
    },
  ],
};
