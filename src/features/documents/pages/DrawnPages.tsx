import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { drawingFaults, pages as words } from '#/features/documents/words.ts';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { DrawnPage } from './DrawnPage.tsx';
import { NotShown } from './NotShown.tsx';
import type { PlacedFields } from './placedFields.ts';
import { useDrawing } from './useDrawing.ts';

/** The pages of a PDF or an image, one below the other. */
export function DrawnPages({
  bytes,
  contentType,
  fields,
  shown,
  onDownload,
}: PlacedFields & { bytes: ArrayBuffer; onDownload: () => void } & Pick<TradeDocument, 'contentType'>) {
  const state = useDrawing(bytes, contentType);
  if (state.kind === 'failed') {
    return <NotShown onDownload={onDownload}>{drawingFaults[state.reason]}</NotShown>;
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
          fields={fields.filter(({ place }) => place?.kind === 'box' && place.page === index + 1)}
          shown={shown}
          onDownload={onDownload}
        />
      ))}
      {drawing.more > 0 && <NotShown onDownload={onDownload}>{words.more(drawing.more)}</NotShown>}
    </>
  );
}
