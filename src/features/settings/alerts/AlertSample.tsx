import type { AlertNotice } from '#/domain/alerts/alertNotices.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

/** What a notification looks like, and a way to see one. */
export function AlertSample({
  notice: { title, body },
  canSend,
  onSend,
}: {
  notice: AlertNotice;
  canSend: boolean;
  onSend: () => void;
}) {
  return (
    <Section title={words.sampleTitle} level={2}>
      <figure className="card max-w-md space-y-1 p-4 text-sm">
        <p className="font-semibold break-words">{title}</p>
        <p className="break-words whitespace-pre-line text-ink-soft">{body}</p>
      </figure>
      <p className="max-w-prose text-sm text-ink-soft">{words.sampleHint}</p>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Button aria-disabled={!canSend} className="aria-disabled:opacity-50" onClick={onSend}>
          {words.sendTest}
        </Button>
        {!canSend && <span className="text-ink-soft">{words.turnOnFirst}</span>}
      </div>
    </Section>
  );
}
