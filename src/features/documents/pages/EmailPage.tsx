import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pages as words } from '#/features/documents/words.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { emailQuery } from '#/queries/documents.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { Skeleton } from '#/ui/Skeleton.tsx';
import type { PlacedFields } from './placedFields.ts';
import { TextPage } from './TextPage.tsx';

const route = getRouteApi('/_app/documents/$documentId');

/** An e-mail as its text; its attachments are documents of their own. */
export function EmailPage({ id, ...placed }: PlacedFields & { id: string; onDownload: () => void }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, refetch } = useQuery(emailQuery(api, id));
  if (!data) {
    return error ? (
      <ErrorPanel words={errorWords(error)} onRetry={() => void refetch()} />
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
