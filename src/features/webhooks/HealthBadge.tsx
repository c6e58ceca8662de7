import type { WebhookHealth } from '#/domain/webhooks/health.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { stateNames } from './words.ts';

/**
 * How the deliveries of a webhook go, in a word.
 *
 * @param health null where that is not known
 */
export function HealthBadge({ health, active }: { health: WebhookHealth | null; active: boolean }) {
  const state = health?.state ?? (active ? null : 'deactivated');
  return state && <Badge tone={toneOf(state, health)}>{stateNames[state]}</Badge>;
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
