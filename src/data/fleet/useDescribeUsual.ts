import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DescribeUsual } from '#/domain/messages/facts.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { fleetKey } from './queries.ts';

const nothingKnown: DescribeUsual = () => null;

/**
 * What messages say of past arrivals, as on the page of a shipment: from the list, where all of that is loaded. Null for
 * the moment that it takes to count them: an open message is not rewritten, so it opens after that. A message that
 * cannot have it opens without.
 *
 * @param isWanted whether a message is about to open
 */
export function useDescribeUsual(isWanted: boolean): DescribeUsual | null {
  const client = useQueryClient();
  const [found, setFound] = useState<{ readonly describe: DescribeUsual } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const give = (describe: DescribeUsual) => {
      if (!left) setFound({ describe });
    };
    const fleet = client.getQueryData<Fleet>(fleetKey);
    if (!fleet?.complete) give(nothingKnown);
    else {
      import('./etaRecord.ts')
        .then(({ etaRecordOf }) => etaRecordOf(fleet.shipments))
        .then(
          ({ describe }) => give(describe),
          () => give(nothingKnown),
        );
    }
    return () => {
      left = true;
      setFound(null);
    };
  }, [client, isWanted]);
  return found && found.describe;
}
