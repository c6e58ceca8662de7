import type { SentSample } from '#/data/webhooks/queries.ts';
import { eventLabel } from '#/domain/webhooks/catalogue.ts';
import type { SampleHeader } from '#/domain/webhooks/notification.ts';
import { describeProblem, sample as words } from '#/features/webhooks/words.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { AnswerBody } from './Attempts.tsx';
import { PayloadTree } from './PayloadTree.tsx';

/** What a sample was sent with, what came back, and after how long. */
export function SampleResult({ sent: { request, outcome, at, milliseconds } }: { sent: SentSample }) {
  const { succeeded, status, error } = outcome;
  return (
    <div className="card divide-y divide-line">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <Badge tone={succeeded ? 'ready' : 'problem'}>{succeeded ? words.good : words.bad}</Badge>
        <span className="font-medium">{eventLabel(request.event)}</span>
        <span className="min-w-0 break-words">
          {succeeded ? `HTTP ${status}` : describeProblem({ status, error })}
        </span>
        <span className="text-ink-soft" title={words.tookTitle}>
          {words.took(milliseconds)}
        </span>
        <span className="text-ink-soft">
          <InstantTime at={at} />
        </span>
      </p>
      <div className="grid min-w-0 lg:grid-cols-2">
        <section aria-label={words.request} className="min-w-0 space-y-2 px-4 py-3">
          <h3 className="eyebrow">{words.request}</h3>
          <p className="num break-all">POST {request.url}</p>
          <Headers headers={outcome.sentHeaders} />
          {outcome.sentBody !== null && <SentBody text={outcome.sentBody} />}
        </section>
        <section aria-label={words.answer} className="min-w-0 space-y-2 px-4 py-3">
          <h3 className="eyebrow">{words.answer}</h3>
          <p className="break-words">
            {status === null ? describeProblem({ status, error }) : `HTTP ${status}`}
          </p>
          <Headers headers={outcome.answerHeaders} />
          <AnswerBody text={outcome.answerBody} />
        </section>
      </div>
    </div>
  );
}

function Headers({ headers }: { headers: readonly SampleHeader[] }) {
  if (headers.length === 0) return null;
  return (
    <details>
      <summary className="max-md:py-2">{words.headers(headers.length)}</summary>
      <dl className="mt-1 space-y-1 text-xs">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt className="num inline text-ink-soft">{name}: </dt>
            <dd className="num inline break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function SentBody({ text }: { text: string }) {
  const document = parsed(text);
  return document === undefined ? <AnswerBody text={text} /> : <PayloadTree document={document} />;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
