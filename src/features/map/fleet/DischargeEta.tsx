import type { Discharge } from '#/domain/fleetMap/discharge.ts';
import { Time } from '#/parts/Time.tsx';
import { TimeRange } from '#/parts/TimeRange.tsx';
import { EtaChangeBadge } from './EtaChangeBadge.tsx';
import { etaNotReported, etaWord, originalEta } from './words.ts';

/** The ETA at a port of discharge, and its change where all containers for that port have the same. */
export function DischargeEta({ port: { eta, change } }: { port: Discharge }) {
  if (!eta) return <p className="text-sm text-ink-soft">{etaNotReported}</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <span>
          {etaWord} <TimeRange from={eta.from} to={eta.to} />
        </span>
        {change && <EtaChangeBadge change={change} />}
      </p>
      {change && (
        <p className="text-xs text-ink-faint">
          {originalEta} <Time moment={change.original} />
        </p>
      )}
    </>
  );
}
