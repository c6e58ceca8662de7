import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { Fact, Facts } from '#/features/shipment/facts/Fact.tsx';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Fees } from './Fees.tsx';
import { FreeDays } from './FreeDays.tsx';
import { Holds } from './Holds.tsx';
import * as words from './words.ts';

const tones: Record<Readiness['answer'], Tone> = { yes: 'ready', no: 'neutral', unknown: 'neutral' };

/** Can it be picked up, until when at no charge, and what blocks it. */
export function PickupPanel({ container, shipment }: { container: Container; shipment: Shipment }) {
  const { answer, reasons } = pickupReadiness(container);
  const isGone = reasons.some((reason) => reason.code === 'pickedUp');
  return (
    <Section title={words.pickup}>
      <div className="space-y-1">
        <p>
          <Badge tone={isGone ? 'done' : tones[answer]}>
            {isGone ? words.pickedUp : words.answers[answer]}
          </Badge>
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
        <Fact label={words.lastFreeDay} wide>
          <FreeDays container={container} shipment={shipment} />
        </Fact>
        <Fact label={words.holds} wide>
          <Holds holds={container.holds} />
        </Fact>
        <Fact label={words.fees}>
          <Fees fees={container.fees} />
        </Fact>
        <Fact label={words.appointment}>
          {container.pickupAppointment && (
            <>
              <Time moment={container.pickupAppointment} />
              <span className="block">
                <DateSources of="appointment" moment={container.pickupAppointment} />
              </span>
            </>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
