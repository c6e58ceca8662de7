import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { whyUnknown } from '#/data/cache/whyUnknown.ts';
import { useOpenExceptions } from '#/data/exceptions/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { isStored, readerName } from '#/device/stored.ts';
import { countConcerned, totalConcerned } from '#/domain/exceptions/concerned.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { describeConcerned } from '#/wording/concerned.ts';
import { NavCount } from './NavCount.tsx';
import { withoutRequests } from './words.ts';

const MineCount = lazyPart(() => import('./MineCount.tsx'), 'MineCount');

/**
 * How many containers and requests need action: the same number on every page, and none before all that it rests on has been loaded.
 * The list it takes as it is; once that is whole, it asks for the requests that wait or failed, which are in no list.
 */
export function ExceptionsCount() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fleet = useQuery({ ...fleetQuery(api), enabled: false });
  const isWhole = fleet.data?.complete === true;
  const { open, requests, isWithoutRequests } = useOpenExceptions(
    api,
    isWhole ? fleet.data : undefined,
    instant(useNow(minute)),
  );
  const concerned = open && countConcerned(open.items);
  const why = isWhole ? whyUnknown(requests, 'requests') : whyUnknown(fleet, 'list');
  return (
    <>
      <NavCount
        count={concerned && totalConcerned(concerned)}
        why={why}
        without={isWithoutRequests ? withoutRequests : ''}
        counted={() => (concerned ? describeConcerned(concerned) : '')}
        pressing
      />
      {open && isStored(readerName) && <MineCount items={open.items} />}
    </>
  );
}
