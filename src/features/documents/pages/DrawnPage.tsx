import { useEffect, useRef, useState } from 'react';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';
import { pages as words } from '#/features/documents/words.ts';
import type { Drawing } from '#/files/drawing.ts';
import type { MissingPart, PageSize } from '#/files/pdfJob.ts';
import { classes } from '#/ui/classes.ts';
import { useElementWidth } from '#/ui/useElementWidth.ts';
import { NotShown } from './NotShown.tsx';
import { useNearby } from './useNearby.ts';

/** A page, drawn once it comes near, with the places of its fields. Paper stays white in the dark. */
export function DrawnPage({
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
        className="relative mx-auto mb-3 w-full max-w-4xl scheme-light bg-white shadow-sm last:mb-0"
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
        'pointer-events-none absolute scroll-m-16 rounded-xs',
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
