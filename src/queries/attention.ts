import { useEffect, useMemo, useState } from 'react';
import { type AttentionQuestion, findAttention, findAttentionInSteps } from '#/domain/attention.ts';
import type { AttentionItem } from '#/domain/attentionItem.ts';
import type { AttentionSettings } from '#/domain/attentionSettings.ts';
import type { Fleet } from '#/domain/fleet.ts';
import type { OpenRequests } from '#/domain/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { inSlices } from './inSlices.ts';

/** Everything that needs somebody by these settings, worst first, from what has been read so far. */
export function useAttention(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: AttentionSettings,
): readonly AttentionItem[] {
  const question = useQuestion(fleet, open, now, settings);
  return useMemo(() => findAttention(question), [question]);
}

/**
 * The same for what may come after the page has been painted: found in slices, as it was before until then. Null as long as
 * one of the two has not been read.
 */
export function useAttentionLater(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: AttentionSettings,
): readonly AttentionItem[] | null {
  const question = useQuestion(fleet, open, now, settings);
  const isKnown = fleet !== undefined && open !== undefined;
  const [items, setItems] = useState<readonly AttentionItem[] | null>(null);
  useEffect(() => {
    if (!isKnown) return undefined;
    const overtaken = new AbortController();
    inSlices(findAttentionInSteps(question), overtaken.signal).then(setItems, () => undefined);
    return () => overtaken.abort();
  }, [question, isKnown]);
  return isKnown ? items : null;
}

function useQuestion(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: AttentionSettings,
): AttentionQuestion {
  const shipments = fleet?.shipments;
  const requests = open?.requests;
  return useMemo(
    () => ({ shipments: shipments ?? [], requests: requests ?? [], now, settings }),
    [shipments, requests, now, settings],
  );
}
