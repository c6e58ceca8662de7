import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { whyUnknown } from '#/data/cache/whyUnknown.ts';
import { useOpenExceptions } from '#/data/exceptions/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { isStored, readerName } from '#/device/stored.ts';
import { containersConcerned } from '#/domain/exceptions/concerned.ts';
import { counted } from '#/language/plural.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { NavCount } from './NavCount.tsx';
import { withoutRequests } from './words.ts';

const MineCount = lazyPart(() => import('./MineCount.tsx'), 'MineCount');

/**
 * How many containers need action: the same number on every page, and none before all that it rests on has been loaded.
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
  const why = isWhole ? whyUnknown(requests, 'requests') : whyUnknown(fleet, 'list');
  return (
    <>
      <NavCount
        count={open && containersConcerned(open.items)}
        why={why}
        without={isWithoutRequests ? withoutRequests : ''}
        counted={(count) => counted(count, 'container')}
        pressing
      />
      {open && isStored(readerName) && <MineCount items={open.items} />}
    </>
  );
}
