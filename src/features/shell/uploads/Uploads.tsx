import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { uploadListQuery } from '#/data/documents/uploadList.ts';
import { useFileDrop } from '#/ui/hooks/useFileDrop.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { dropPlace } from './dropPlace.ts';

const load = () => import('./UploadPanel.tsx');
const UploadOverlay = lazyPart(load, 'UploadOverlay');
const UploadPanel = lazyPart(load, 'UploadPanel');

/** Takes files that are dropped on a page of documents or shipments, and says how far they are on every page. */
export function Uploads() {
  const { data: items = [] } = useQuery(uploadListQuery);
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const router = useRouter();
  const placeHere = () => dropPlace(router.state.location.pathname);
  const isHeld = useFileDrop(
    () => placeHere() !== null,
    (files) => {
      const shipmentId = placeHere()?.shipmentId ?? null;
      void import('#/data/documents/uploads.ts').then(({ uploadsOf }) =>
        uploadsOf(api, client).add(files, shipmentId),
      );
    },
  );
  return (
    <>
      {isHeld && <UploadOverlay place={placeHere()} />}
      {items.length > 0 && <UploadPanel items={items} />}
    </>
  );
}
