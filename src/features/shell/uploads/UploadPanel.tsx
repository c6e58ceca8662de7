import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isUnderWay, type UploadItem } from '#/queries/uploadList.ts';
import { uploadsOf } from '#/queries/uploads.ts';
import { Button } from '#/ui/Button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { UploadLine } from './UploadLine.tsx';
import { panel, summary } from './words.ts';

/** The files of this visit, each with how far it is, at the edge of every page until it is closed. */
export function UploadPanel({ items }: { items: readonly UploadItem[] }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const uploads = uploadsOf(api, useQueryClient());
  const underWay = items.filter(isUnderWay).length;
  const done = items.filter(({ step }) => step === 'done').length;
  return (
    <section
      aria-label={panel.title}
      className="card fixed right-3 bottom-3 z-20 flex max-h-[min(24rem,60dvh)] w-96 max-w-[calc(100%-1.5rem)] flex-col shadow-xl max-md:bottom-[calc(env(safe-area-inset-bottom)+4.25rem)] print:hidden"
    >
      <div className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-3">
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
