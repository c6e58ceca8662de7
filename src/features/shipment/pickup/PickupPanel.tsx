import type { Container } from '#/domain/records/container.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Fact, Facts } from '#/features/shipment/facts/Fact.tsx';
import { Fees } from './Fees.tsx';
import { FreeDays } from './FreeDays.tsx';
import { Holds } from './Holds.tsx';
import { Proof } from '#/features/shipment/provenance/Proof.tsx';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';

const answers: Record<Readiness['answer'], readonly [words: string, tone: Tone]> = {
  yes: ['Ready for pickup', 'ready'],
  no: ['Not ready for pickup', 'neutral'],
  unknown: ['Readiness unknown', 'neutral'],
};

/** Can it be picked up, until when at no charge, and what stands in the way. */
export function PickupPanel({ container, shipment }: { container: Container; shipment: Shipment }) {
  const { answer, reasons } = pickupReadiness(container);
  const isGone = reasons.some((reason) => reason.code === 'pickedUp');
  const [words, tone] = isGone ? (['Picked up', 'done'] as const) : answers[answer];
  return (
    <Section title="Pickup">
      <div className="space-y-1">
        <p>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <ul className="text-sm text-ink-soft">
          {/* The badge has said that it was picked up. */}
          {reasons
            .filter(({ code }) => code !== 'pickedUp')
            .map((reason) => (
              <li key={reason.code} className={reason.code === 'conflict' ? 'text-attention' : undefined}>
                {reason.words}
              </li>
            ))}
        </ul>
      </div>
      <Facts>
        <Fact label="Last free day" wide>
          <FreeDays container={container} shipment={shipment} />
        </Fact>
        <Fact label="Holds" wide>
          <Holds holds={container.holds} />
        </Fact>
        <Fact label="Fees">
          <Fees fees={container.fees} />
        </Fact>
        <Fact label="Pickup appointment">
          {container.pickupAppointment && (
            <>
              <Time moment={container.pickupAppointment} />
              <span className="block">
                <Proof of="appointment" moment={container.pickupAppointment} />
              </span>
            </>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
