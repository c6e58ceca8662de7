import type { WebhookHealth } from '#/domain/webhooks/health.ts';
import type { DeliveryAttempt } from '#/domain/webhooks/notification.ts';
import { ago, longText } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { Attempts, StatusBadge } from '#/features/webhooks/detail/delivery.tsx';
import { PayloadTree } from '#/features/webhooks/detail/PayloadTree.tsx';
import { SampleResult } from '#/features/webhooks/detail/SampleSender.tsx';
import { HealthBadge, HealthFacts } from '#/features/webhooks/HealthFacts.tsx';
import { hour, minute } from '#/time/durations.ts';

const delivering: WebhookHealth = {
  state: 'delivering',
  lastSuccess: ago(minute),
  failingSince: null,
  lastProblem: null,
  waiting: 0,
  givenUp: 0,
};
const failing: WebhookHealth = {
  ...delivering,
  state: 'failing',
  lastSuccess: ago(6 * hour),
  failingSince: ago(2 * hour),
  lastProblem: { status: 503, error: null },
  waiting: 12,
};
const deactivated: WebhookHealth = { ...failing, state: 'deactivated', givenUp: 5 };
const atRest: WebhookHealth = { ...delivering, state: 'deactivated' };
const silent: WebhookHealth = { ...delivering, state: 'silent', lastSuccess: null };

const good: DeliveryAttempt = {
  id: '2',
  at: ago(hour),
  milliseconds: 48,
  status: 204,
  error: null,
  answer: null,
};
const late: DeliveryAttempt = {
  ...good,
  id: '1',
  at: ago(2 * hour),
  milliseconds: 10_000,
  status: null,
  error: 'No answer within 10 seconds.',
};
const broken: DeliveryAttempt = { ...late, status: 500, error: null, answer: `<h1>${longText}</h1>` };

const payload = {
  data: {
    id: '6f4b2dd0-63b3-4ac6-8de9-69f215d47111',
    type: 'webhook_notification',
    attributes: { event: 'container.transport.vessel_arrived', created_at: '2026-08-12T15:00:00Z' },
  },
  included: [{ type: 'container', attributes: { number: 'MSCU1234566', weight_in_lbs: 41_200, holds: [] } }],
};

const facts = (health: WebhookHealth) => (
  <div className="space-y-1">
    <HealthBadge health={health} active={health.state !== 'deactivated'} />
    <HealthFacts health={health} moreWait={health.waiting > 0} />
  </div>
);

export const webhooksSection: GallerySection = {
  id: 'webhooks',
  title: 'Webhooks',
  specimens: [
    {
      files: ['src/features/webhooks/HealthFacts.tsx'],
      states: {
        delivering: facts(delivering),
        failing: facts(failing),
        'deactivated after failures': facts(deactivated),
        deactivated: facts(atRest),
        'nothing sent yet': facts(silent),
      },
    },
    {
      files: ['src/features/webhooks/detail/delivery.tsx'],
      states: {
        waiting: <StatusBadge status="pending" />,
        succeeded: <StatusBadge status="succeeded" />,
        failed: <StatusBadge status="failed" />,
        'as it came': <StatusBadge status="paused" />,
      },
    },
    {
      files: ['src/features/webhooks/detail/delivery.tsx'],
      states: {
        'not sent yet': <Attempts attempts={[]} />,
        'not reported': <Attempts attempts={null} />,
        'no answer, then delivered': <Attempts attempts={[late, good]} />,
        failed: <Attempts attempts={[broken]} />,
      },
    },
    {
      files: ['src/features/webhooks/detail/PayloadTree.tsx'],
      states: { payload: <PayloadTree document={payload} />, empty: <PayloadTree document={{}} /> },
    },
    {
      files: ['src/features/webhooks/detail/SampleSender.tsx'],
      wide: true,
      states: {
        failed: (
          <SampleResult
            sent={{
              request: { url: 'https://example.com/landfall', event: 'container.transport.vessel_arrived' },
              outcome: {
                succeeded: false,
                error: null,
                status: 301,
                sentHeaders: [['Content-Type', 'application/json']],
                sentBody: JSON.stringify(payload),
                answerHeaders: [['location', '/elsewhere']],
                answerBody: null,
              },
              at: ago(minute),
              milliseconds: 120,
            }}
          />
        ),
      },
    },
  ],
};
