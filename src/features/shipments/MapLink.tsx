import { getRouteApi, Link } from '@tanstack/react-router';
import { buttonClasses } from '#/ui/Button.tsx';

const route = getRouteApi('/_app/shipments/');

/** The same shipments on the map; the way back brings the list as it stands. */
export function MapLink() {
  return (
    <Link to="/map" search={route.useSearch()} className={buttonClasses()}>
      On the map
    </Link>
  );
}
