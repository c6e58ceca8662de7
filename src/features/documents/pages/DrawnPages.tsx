import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { drawingFaults, pages as words } from '#/features/documents/words.ts';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { DrawnPage } from './DrawnPage.tsx';
import type { PlacedFields } from './placedFields.ts';
import { useDrawing } from './useDrawing.ts';

/** The pages of a PDF or an image, one below the other. */
export function DrawnPages({
  bytes,
  contentType,
  rotation,
  fields,
  shown,
}: PlacedFields & { bytes: ArrayBuffer } & Pick<TradeDocument, 'contentType' | 'rotation'>) {
  const state = useDrawing(bytes, contentType);
  if (state.kind === 'failed') {
    return (
      <p role="status" className="p-4 text-sm text-ink-soft">
        {drawingFaults[state.reason]}
      </p>
    );
  }
  if (state.kind === 'opening') return <Skeleton className="h-96 w-full" />;
  const { drawing } = state;
  return (
    <>
      {drawing.pages.map((size, index) => (
        <DrawnPage
          key={index}
          drawing={drawing}
          number={index + 1}
          size={size}
          rotation={rotation}
          fields={fields.filter(({ place }) => place?.kind === 'box' && place.page === index + 1)}
          shown={shown}
        />
      ))}
      {drawing.more > 0 && <p className="p-3 text-sm text-ink-soft">{words.more(drawing.more)}</p>}
    </>
  );
}
