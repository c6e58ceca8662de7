import { sample as words } from '#/features/webhooks/words.ts';

/** The beginning of an answer, as text whatever it is. */
export function AnswerBody({ text }: { text: string | null }) {
  if (text === null) return <p className="text-sm text-ink-soft">{words.emptyBody}</p>;
  return (
    <pre
      // It scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={words.body}
      role="region"
      className="num max-h-72 overflow-auto rounded-md bg-raised p-2 text-xs break-all whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
