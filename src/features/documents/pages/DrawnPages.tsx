import { useEffect, useState, useRef, type RefObject, type ReactNode } from 'react';
import type { TradeDocument, DocumentField } from '#/domain/records/tradeDocument.ts';
import { drawingFaults, pages as words, detail } from '#/features/documents/words.ts';
import { CannotDraw, type Drawing, openDrawing } from '#/files/drawing.ts';
import type { DrawingFault, MissingPart, PageSize } from '#/files/pdfJob.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useElementWidth } from '#/ui/hooks/useElementWidth.ts';
import { WarningIcon } from '#/ui/icons/Icon.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';

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

type DrawingState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly drawing: Drawing }
  | { readonly kind: 'failed'; readonly reason: DrawingFault };

/** Opens a file to be drawn, for as long as it is on the page. */
function useDrawing(bytes: ArrayBuffer, contentType: string | null): DrawingState {
  const [state, setState] = useState<DrawingState>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    let opened: Drawing | null = null;
    openDrawing(bytes, contentType).then(
      (drawing) => {
        opened = drawing;
        if (left) drawing.close();
        else setState({ kind: 'open', drawing });
      },
      (error: unknown) => {
        if (!left)
          setState({ kind: 'failed', reason: error instanceof CannotDraw ? error.reason : 'damaged' });
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [bytes, contentType]);
  return state;
}

/** A page, drawn once it comes near, with the places of its fields. Paper stays white in the dark. */
function DrawnPage({
  drawing,
  number,
  size,
  fields,
  shown,
  onDownload,
}: {
  drawing: Drawing;
  number: number;
  size: PageSize;
  fields: readonly DocumentField[];
  shown: string | null;
  onDownload: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useElementWidth(frame);
  const isNear = useNearby(frame);
  const [failed, setFailed] = useState(false);
  const [missing, setMissing] = useState<readonly MissingPart[]>([]);

  useEffect(() => {
    if (!isNear || width === null) return;
    let left = false;
    drawing.draw(number, width * window.devicePixelRatio).then(
      ({ bitmap, missing: parts }) => {
        if (!left && canvas.current) {
          paint(canvas.current, bitmap);
          setMissing(parts);
        }
        bitmap.close();
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [drawing, number, isNear, width]);

  return (
    <>
      {failed ? (
        <NotShown onDownload={onDownload}>{words.pageFailed(number)}</NotShown>
      ) : (
        missing.length > 0 && <NotShown onDownload={onDownload}>{words.incomplete(number, missing)}</NotShown>
      )}
      <div
        ref={frame}
        className="relative mx-auto mb-3 w-full max-w-4xl scheme-light bg-white shadow-float last:mb-0"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={words.page(number, drawing.pages.length + drawing.more)}
          className="size-full"
        />
        {fields.map((field) => (
          <Mark key={field.key} field={field} isShown={field.key === shown} />
        ))}
      </div>
    </>
  );
}

/** Where a field stands. The list of fields says the same in words. */
function Mark({ field: { place }, isShown }: { field: DocumentField; isShown: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  if (place?.kind !== 'box') return null;
  const percent = (share: number) => `${100 * share}%`;
  return (
    <span
      ref={mark}
      aria-hidden
      data-shown={isShown}
      className={classes(
        'pointer-events-none absolute scroll-m-16 rounded',
        isShown
          ? 'bg-accent/20 outline-2 outline-offset-2 outline-accent'
          : 'bg-accent/5 outline outline-accent/40',
      )}
      style={{
        left: percent(place.left),
        top: percent(place.top),
        width: percent(place.width),
        height: percent(place.height),
      }}
    />
  );
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}

/** Whether an element has come near what is in sight; from then on always. */
function useNearby(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}

/** The fields of a document, whose places are marked. */
export interface PlacedFields {
  readonly fields: readonly DocumentField[];
  /** The key of the one that is pointed at. */
  readonly shown: string | null;
}

/** What is not drawn and why, beside the way to see it. */
export function NotShown({ children, onDownload }: { children: ReactNode; onDownload: () => void }) {
  return (
    <div
      role="status"
      className="mx-auto mb-2 flex w-full max-w-4xl flex-wrap items-center gap-x-3 gap-y-2 rounded border border-line-strong bg-surface p-3 text-sm"
    >
      <span className="text-ink-soft">
        <WarningIcon />
      </span>
      <p className="min-w-0 flex-1 basis-56">{children}</p>
      <Button onClick={onDownload}>{detail.download}</Button>
    </div>
  );
}
