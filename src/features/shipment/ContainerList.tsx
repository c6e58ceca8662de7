import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/verdictLooks.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import * as words from './words.ts';

/**
 * The containers of a shipment, each with its verdict, the selected one with what its events add. Each is a link, so that it
 * can be opened in a tab of its own; choosing one replaces the address, so that "back" leaves the shipment. Arrow keys, Home
 * and End walk through the list.
 */
export function ContainerList({ shipment, selected }: { shipment: Shipment; selected: Container }) {
  const { containers } = shipment;
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  const rows = useMemo(
    () =>
      containers.map((one) => {
        const container = one.id === selected.id ? selected : one;
        return { container, verdict: tryOr(() => verdictOf({ shipment, container, now, limits }), null) };
      }),
    [containers, selected, shipment, now, limits],
  );
  return (
    <nav aria-label={words.containers} className="card overflow-hidden">
      <h2 className="eyebrow border-b border-line px-4 py-2">{words.containerCount(containers.length)}</h2>
      <ul className="grid max-h-52 auto-rows-min grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] overflow-y-auto">
        {rows.map(({ container, verdict }) => (
          <li key={container.id} className="-mb-px border-r border-b border-line">
            <Link
              to="/shipments/$shipmentId"
              params={{ shipmentId: shipment.id }}
              search={(search) => ({ ...search, container: containerInAddress(container, containers) })}
              replace
              resetScroll={false}
              onKeyDown={walk}
              activeOptions={{ includeSearch: true }}
              aria-current={container.id === selected.id ? 'true' : undefined}
              className={classes(
                'flex h-full min-h-9 flex-wrap items-center gap-x-3 border-l-3 px-3 py-1 -outline-offset-2 pointer-coarse:min-h-11',
                container.id === selected.id
                  ? 'border-accent bg-accent-wash'
                  : 'border-transparent hover:bg-hover',
              )}
            >
              <span className="num min-w-0 font-medium break-all">{containerName(container)}</span>
              {verdict && (
                <span className={classes('min-w-0 text-sm', verdictLooks[verdict.tone].ink)}>
                  {verdict.headline}
                </span>
              )}
              {verdict?.deadline && (
                <span className="text-sm">
                  <DeadlineText of={verdict.deadline} isShort />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = links[lookup(steps, event.key) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
