import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FindUsual } from '#/domain/messages/messageFacts.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { etaRecordOf } from './etaRecord.ts';
import { fleetKey } from './queries.ts';

const nothingKnown: FindUsual = () => null;

/**
 * What messages say of past arrivals, as on the page of a shipment: from the list, where all of that is loaded. Null for
 * the moment that it takes to count them: an open message is not rewritten, so it opens after that. A message that
 * cannot have it opens without.
 *
 * @param isWanted whether a message is about to open
 */
export function useFindUsual(isWanted: boolean): FindUsual | null {
  const client = useQueryClient();
  const [found, setFound] = useState<{ readonly usualOf: FindUsual } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const give = (usualOf: FindUsual) => {
      if (!left) setFound({ usualOf });
    };
    const fleet = client.getQueryData<Fleet>(fleetKey);
    if (!fleet?.complete) give(nothingKnown);
    else {
      etaRecordOf(fleet.shipments).then(
        ({ usualOf }) => give(usualOf),
        () => give(nothingKnown),
      );
    }
    return () => {
      left = true;
      setFound(null);
    };
  }, [client, isWanted]);
  return found && found.usualOf;
}
