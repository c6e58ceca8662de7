import type { ReactNode } from 'react';
import type { WebhookHealth } from '#/domain/webhooks/health.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

/** How the deliveries of a webhook go, in facts. What is not so takes no room. */
export function HealthFacts({ health, moreWait }: { health: WebhookHealth; moreWait: boolean }) {
  const { state, lastSuccess, failingSince, lastProblem, waiting } = health;
  return (
    <div className="space-y-1 text-sm">
      <dl className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {lastSuccess !== null && (
          <Fact name={words.lastSuccess}>
            <InstantTime at={lastSuccess} />
          </Fact>
        )}
        {failingSince !== null && (
          <Fact name={words.failingSince}>
            <InstantTime at={failingSince} />
          </Fact>
        )}
        {waiting > 0 && <Fact name={words.waiting}>{words.waitingCount(waiting, moreWait)}</Fact>}
      </dl>
      {state === 'failing' && lastProblem && (
        <p className="break-words text-attention">{words.describeProblem(lastProblem)}</p>
      )}
      {state === 'deactivated' && (
        <p className={classes('break-words', lastProblem ? 'text-problem' : 'text-ink-soft')}>
          {words.whyDeactivated(health)}
        </p>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * How the deliveries of a webhook go, in a word.
 *
 * @param health null where that is not known
 */
export function HealthBadge({ health, active }: { health: WebhookHealth | null; active: boolean }) {
  const state = health?.state ?? (active ? null : 'deactivated');
  return state && <Badge tone={toneOf(state, health)}>{words.stateNames[state]}</Badge>;
}

function toneOf(state: WebhookHealth['state'], health: WebhookHealth | null): Tone {
  switch (state) {
    case 'delivering':
      return 'ready';
    case 'failing':
      return 'attention';
    case 'deactivated':
      // After failures something is lost; what somebody deactivated is at rest.
      return health?.lastProblem ? 'problem' : 'neutral';
    case 'silent':
      return 'neutral';
  }
}
