import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, Link } from '@tanstack/react-router';
import { isUnderWay, type UploadItem } from '#/data/documents/uploadList.ts';
import { uploadsOf, type Uploads } from '#/data/documents/uploads.ts';
import { DropOverlay } from '#/parts/pages/DropOverlay.tsx';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { sizeText } from '#/wording/documents.ts';
import type { DropPlace } from './dropPlace.ts';
import { describeStep, drop, panel, summary } from './words.ts';

/** Says what becomes of files that are dropped. */
export function UploadOverlay({ place }: { place: DropPlace | null }) {
  return <DropOverlay title={drop.title} text={place?.shipmentId ? drop.toShipment : drop.byNumbers} />;
}

const bad: readonly UploadItem['step'][] = ['failed', 'refused'];

/** The files of this visit, each with how far it is, at the edge of every page until it is closed. */
export function UploadPanel({ items }: { items: readonly UploadItem[] }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const uploads = uploadsOf(api, useQueryClient());
  const underWay = items.filter(isUnderWay).length;
  const done = items.filter(({ step }) => step === 'done').length;
  return (
    <section
      aria-label={panel.title}
      className="card fixed right-3 bottom-3 z-20 flex max-h-[min(24rem,60dvh)] w-96 max-w-[calc(100%-1.5rem)] flex-col shadow-float max-md:bottom-[calc(env(safe-area-inset-bottom)+4.25rem)] print:hidden"
    >
      <div className="flex items-center gap-2 border-b border-line py-1 pr-2 pl-3">
        <h2 className="text-sm font-semibold">{panel.title}</h2>
        <p role="status" className="flex-1 text-sm text-ink-soft">
          {summary(underWay, done, items.length - done - underWay)}
        </p>
        {underWay === 0 && (
          <Button look="bare" aria-label={panel.close} onClick={uploads.clear}>
            <CloseIcon />
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls takes the focus. */}
      <ul tabIndex={0} className="divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <UploadLine key={item.key} item={item} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

/** One file: how far it is, and what can be done about it. */
function UploadLine({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { key, name, size, step, share, documentId } = item;
  return (
    <li className="space-y-1 px-3 py-2 text-sm">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          <p
            className={classes('text-xs break-words', bad.includes(step) ? 'text-problem' : 'text-ink-soft')}
          >
            {describeStep(item)}
            {isUnderWay(item) && ` · ${sizeText(size)}`}
          </p>
        </div>
        {isUnderWay(item) && (
          <Button look="bare" aria-label={panel.cancel(name)} onClick={() => uploads.cancel(key)}>
            {panel.cancelShort}
          </Button>
        )}
        {(step === 'failed' || step === 'cancelled') && (
          <Button look="bare" aria-label={panel.retry(name)} onClick={() => uploads.retry(key)}>
            {panel.retryShort}
          </Button>
        )}
        {documentId !== null && (
          <Link to="/documents/$documentId" params={{ documentId }} className={buttonClasses('bare')}>
            {step === 'duplicate' ? panel.openExisting : panel.open}
          </Link>
        )}
      </div>
      {step === 'sending' && <ProgressBar label={panel.progress(name)} value={share} max={1} />}
    </li>
  );
}
