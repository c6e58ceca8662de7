import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { equipmentWords } from '#/domain/status/equipment.ts';
import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

/**
 * The containers of a shipment, the selected one with what its events add. Each is a link, so that it can be opened in a tab of its own; choosing one replaces
 * the address, so that "back" leaves the shipment. Arrow keys, Home and End walk through the list.
 */
export function ContainerList({ shipment, selected }: { shipment: Shipment; selected: Container }) {
  const { containers } = shipment;
  return (
    <nav aria-label={words.containers} className="card overflow-hidden">
      <h2 className="eyebrow border-b border-line px-3 py-2">{words.containerCount(containers.length)}</h2>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {containers
          .map((one) => (one.id === selected.id ? selected : one))
          .map((container) => (
            <li key={container.id}>
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
                  'flex flex-wrap items-center gap-x-3 gap-y-0.5 border-l-3 px-3 py-1.5 -outline-offset-2',
                  container.id === selected.id
                    ? 'border-accent bg-accent-wash font-medium'
                    : 'border-transparent hover:bg-hover',
                )}
              >
                <span className="num min-w-0 font-medium break-all">{containerName(container)}</span>
                <StatusBadge container={container} shipment={shipment} />
                <span className="ml-auto text-xs font-normal text-ink-soft">
                  {equipmentWords(container) ?? words.sizeNotReported}
                </span>
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
  const next = links[ownEntry(steps, event.key) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
