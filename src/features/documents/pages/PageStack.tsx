import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { emailQuery } from '#/data/documents/queries.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { saveDocument } from '#/features/documents/saveDocument.ts';
import { drawingFaults, pages as words, tiffFault } from '#/features/documents/words.ts';
import { isDrawable } from '#/files/drawing.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { classes } from '#/ui/classes.ts';
import { Loading } from '#/ui/states/Loading.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { DrawnPages, type PlacedFields, NotShown } from './DrawnPages.tsx';

/** As much as a page shows; the file has all of it. */
const maxLines = 5_000;
const maxLetters = 500_000;

const route = getRouteApi('/_app/documents/$documentId');

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
        <ErrorPanel words={describeError(file.error)} onRetry={() => void file.refetch()} />
      ) : (
        <Loading label={words.loading} className="h-96 w-full" />
      )}
    </section>
  );
}

/** In bytes; no page shows more of a text. */
const maxText = 2_000_000;

function isText(contentType: string | null): boolean {
  return contentType !== null && /^(text\/|message\/rfc822)/.test(contentType);
}

function decoded(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes.slice(0, maxText));
}

/** An e-mail as its text; its attachments are documents of their own. */
function EmailPage({ id, ...placed }: PlacedFields & { id: string; onDownload: () => void }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, refetch } = useQuery(emailQuery(api, id));
  if (!data) {
    return error ? (
      <ErrorPanel words={describeError(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  const { subject, body, from, to, sentAt } = data;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-2 pb-2 text-sm [&>dt]:text-ink-faint">
        <dt>{words.from}</dt>
        <dd className="break-words">{from.join(', ') || '–'}</dd>
        <dt>{words.to}</dt>
        <dd className="break-words">{to.join(', ') || '–'}</dd>
        <dt>{words.sent}</dt>
        <dd>
          <InstantTime at={sentAt} />
        </dd>
      </dl>
      {/* The lines of its fields count from the subject (docs/interface.md 3.10). */}
      <TextPage text={`${words.subject(subject ?? '')}\n\n${body}`} {...placed} />
    </>
  );
}

/** A text line by line, with the lines of its fields marked. Markup in it is text too. */
function TextPage({
  text,
  fields,
  shown,
  onDownload,
}: PlacedFields & { text: string; onDownload: () => void }) {
  const lines = text.slice(0, maxLetters).split(/\r\n|\r|\n/, maxLines + 1);
  const isCut = text.length > maxLetters || lines.length > maxLines;
  const marked = new Map<number, 'field' | 'shown'>();
  for (const { key, place, text: found } of fields) {
    if (place?.kind !== 'line') continue;
    for (const [index] of found.split('\n').entries()) {
      if (key === shown) marked.set(place.line + index, 'shown');
      else if (!marked.has(place.line + index)) marked.set(place.line + index, 'field');
    }
  }
  return (
    <>
      {isCut && <NotShown onDownload={onDownload}>{words.cut}</NotShown>}
      <pre aria-label={words.text} className="num max-w-4xl p-2 text-sm break-words whitespace-pre-wrap">
        {lines.slice(0, maxLines).map((line, index) => (
          <Line key={index} mark={marked.get(index + 1) ?? null}>
            {line}
          </Line>
        ))}
      </pre>
    </>
  );
}

function Line({ mark, children }: { mark: 'field' | 'shown' | null; children: string }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mark === 'shown') line.current?.scrollIntoView({ block: 'nearest' });
  }, [mark]);
  if (mark === null) return `${children}\n`;
  return (
    <>
      <mark
        ref={line}
        data-shown={mark === 'shown'}
        className={classes(
          'scroll-m-16 rounded text-ink',
          mark === 'shown' ? 'bg-accent-wash outline-2 outline-accent' : 'bg-accent-wash/60',
        )}
      >
        {children}
      </mark>
      {'\n'}
    </>
  );
}
