import { useRef, type RefObject, useEffect, useState, useMemo } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { whereBeside } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusOf } from '#/domain/status/status.ts';
import { saysStatus } from '#/domain/verdict/finding.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { MessageButton } from '#/parts/messages/MessageButton.tsx';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/looks.ts';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { VerdictReasons } from '#/parts/status/VerdictReasons.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { containerName } from '#/wording/containerName.ts';
import { describeHeadline } from '#/wording/verdict.ts';
import { describeWhereBeside } from '#/wording/whereNow.ts';
import { KeyDateCell, FeesCell, FreeDayCell } from './VerdictCells.tsx';
import * as words from './words.ts';

const size = 'max-lg:max-w-56 max-lg:flex-1 pointer-coarse:h-11';

/**
 * The answer that the page is opened for: what is true of the container now, who clears it, what it costs and until when,
 * and the next step. It stays in sight as one line while the rest of the page scrolls below it.
 */
export function VerdictStrip({
  shipment,
  container,
  waitsAt,
  usual = null,
}: {
  shipment: Shipment;
  /** Null for a booking that names no containers. */
  container: Container | null;
  waitsAt: Place | null;
  /** What messages say beside the ETA. */
  usual?: UsualDelay | null;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { isStuck, height } = useStuck(place);
  const verdict = useVerdict(shipment, container, waitsAt);
  const limits = usePreferences((preferences) => preferences.exceptions);
  const name = container ? containerName(container) : shipment.billOfLading;
  const status = container && statusOf(container, shipment, waitsAt);
  const where = container && status && whereBeside(status, { shipment, container, waitsAt });
  return (
    <div
      ref={place}
      className="pointer-events-none sticky top-0 z-10 max-md:-order-1 md:-top-4 print:static"
      style={isStuck ? { height } : undefined}
    >
      <section
        aria-label={words.verdictOf(name)}
        data-stuck={isStuck || undefined}
        className="group/strip pointer-events-auto card relative flex flex-col overflow-hidden pl-2 data-stuck:flex-row data-stuck:items-center data-stuck:shadow-float lg:flex-row"
      >
        <span
          aria-hidden
          className={classes('absolute inset-y-0 left-0 w-1.5', verdictLooks[verdict.urgency].fill)}
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1 px-4 py-3 group-data-stuck/strip:py-2">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft group-data-stuck/strip:hidden empty:hidden max-md:order-1">
            {container && status && !saysStatus(verdict.headline, status) && (
              <StatusBadge container={container} shipment={shipment} waitsAt={waitsAt} />
            )}
            {where && describeWhereBeside(where)}
          </p>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 group-data-stuck/strip:text-sm">
            {isStuck && (
              <span aria-hidden className="num font-semibold">
                {name}
              </span>
            )}
            <h2
              className={classes(
                'text-title font-semibold group-data-stuck/strip:text-sm',
                verdictLooks[verdict.tone].ink,
              )}
            >
              {describeHeadline(verdict.headline)}
            </h2>
            <DeadlineText of={verdict.deadline} />
          </div>
          <VerdictReasons reasons={verdict.reasons} />
        </div>
        <dl className="grid min-w-0 grid-cols-2 gap-x-4 px-4 group-data-stuck/strip:max-lg:hidden max-lg:gap-y-2 max-lg:pb-3 lg:flex lg:gap-x-0 lg:px-0">
          {container && <FreeDayCell shipment={shipment} container={container} />}
          {container && <FeesCell fees={terminalReport(container, shipment).fees} />}
          <KeyDateCell shipment={shipment} container={container} />
        </dl>
        <NextActions next={verdict.next} subject={{ shipment, container, waitsAt, limits, usual }} />
      </section>
    </div>
  );
}

/**
 * Whether a sticky element has reached the top of what scrolls, and how high it was until then: its place stays as high
 * as that when it is drawn smaller, so that nothing below it jumps.
 */
function useStuck(element: RefObject<HTMLElement | null>): { isStuck: boolean; height: number } {
  const [stuck, setStuck] = useState({ isStuck: false, height: 0 });
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    // One pixel of the element leaves this box once it sticks to the top.
    const options = { root: scrollerOf(target), rootMargin: '-1px 0px 0px 0px', threshold: [1] };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { boundingClientRect: box, intersectionRatio, rootBounds } = entry;
      const isStuck = intersectionRatio < 1 && box.top < (rootBounds?.top ?? 0);
      setStuck((before) => ({ isStuck, height: before.isStuck ? before.height : box.height }));
    }, options);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return stuck;
}

/** The page itself scrolls on small screens: null. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/** A message to whoever has to act next, and one to the customer, who asks. */
function NextActions({ next, subject }: { next: ActingParty | null; subject: MessageSubject }) {
  const subjects = [subject];
  const isCustomers = next === null || next === 'consignee';
  return (
    <div className="flex shrink-0 gap-2 border-line px-4 pb-3 group-data-stuck/strip:py-2 lg:flex-col lg:justify-center lg:border-l lg:py-3 lg:group-data-stuck/strip:flex-row print:hidden">
      {!isCustomers && <MessageButton to={next} subjects={subjects} look="primary" className={size} />}
      <MessageButton
        to="consignee"
        subjects={subjects}
        look={next === 'consignee' ? 'primary' : 'plain'}
        className={classes(size, !isCustomers && 'max-lg:group-data-stuck/strip:hidden')}
      />
    </div>
  );
}

/** The verdict of a container at this minute, by the limits that the reader has set for exceptions. */
export function useVerdict(shipment: Shipment, container: Container | null, waitsAt: Place | null): Verdict {
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  return useMemo(
    () => verdictOf({ shipment, container, now, limits, waitsAt }),
    [shipment, container, now, limits, waitsAt],
  );
}
