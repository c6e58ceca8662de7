import { Link } from '@tanstack/react-router';
import { sizeText } from '#/domain/documents/fileCheck.ts';
import { isUnderWay, type UploadItem } from '#/queries/uploadList.ts';
import type { Uploads } from '#/queries/uploads.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { panel, stepWords } from './words.ts';

const bad: readonly UploadItem['step'][] = ['failed', 'refused'];

/** One file: how far it is, and what can be done about it. */
export function UploadLine({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
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
            {stepWords(item)}
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
