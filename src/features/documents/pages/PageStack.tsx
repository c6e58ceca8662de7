import type { UseQueryResult } from '@tanstack/react-query';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { saveDocument } from '#/features/documents/saveDocument.ts';
import { drawingFaults, pages as words, tiffFault } from '#/features/documents/words.ts';
import { isDrawable } from '#/files/drawing.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { DrawnPages } from './DrawnPages.tsx';
import { EmailPage } from './EmailPage.tsx';
import { NotShown } from './NotShown.tsx';
import type { PlacedFields } from './placedFields.ts';
import { TextPage } from './TextPage.tsx';

/** The file itself: its pages drawn, or its text. Whatever it holds is shown and never run. */
export function PageStack({
  document,
  file,
  ...placed
}: PlacedFields & {
  document: TradeDocument;
  file: UseQueryResult<ArrayBuffer>;
}) {
  const { id, contentType, emailId } = document;
  const onDownload = () => {
    if (file.data) saveDocument(document, file.data);
  };
  return (
    <section
      aria-label={words.title}
      // Scrolls by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls takes the focus.
      tabIndex={0}
      className="card min-h-64 min-w-0 overflow-auto bg-raised p-3 max-lg:h-[55dvh] print:hidden"
    >
      {emailId !== null && contentType === 'message/rfc822' ? (
        <EmailPage id={emailId} onDownload={onDownload} {...placed} />
      ) : file.data ? (
        isDrawable(contentType) ? (
          <DrawnPages
            key={id}
            bytes={file.data}
            contentType={contentType}
            onDownload={onDownload}
            {...placed}
          />
        ) : isText(contentType) ? (
          <TextPage text={decoded(file.data)} onDownload={onDownload} {...placed} />
        ) : (
          <NotShown onDownload={onDownload}>
            {contentType === 'image/tiff' ? tiffFault : drawingFaults.unsupported}
          </NotShown>
        )
      ) : file.error ? (
        <ErrorPanel words={errorWords(file.error)} onRetry={() => void file.refetch()} />
      ) : (
        <div aria-busy>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </section>
  );
}

/** In bytes; no page shows more of a text. */
const mostText = 2_000_000;

function isText(contentType: string | null): boolean {
  return contentType !== null && /^(text\/|message\/rfc822)/.test(contentType);
}

function decoded(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes.slice(0, mostText));
}
