import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { uploadListQuery } from '#/data/documents/uploadList.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { dropPlace, type DropPlace } from './dropPlace.ts';

const DropOverlay = lazyPart(() => import('./DropOverlay.tsx'), 'DropOverlay');
const UploadPanel = lazyPart(() => import('./UploadPanel.tsx'), 'UploadPanel');

/** Takes files that are dropped on a page of documents or shipments, and says how far they are on every page. */
export function Uploads() {
  const { data: items = [] } = useQuery(uploadListQuery);
  const place = useDrop();
  return (
    <>
      {place && <DropOverlay place={place} />}
      {items.length > 0 && <UploadPanel items={items} />}
    </>
  );
}

/** Where files that are held over the page would go; null while none are. */
function useDrop(): DropPlace | null {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const router = useRouter();
  const [held, setHeld] = useState<DropPlace | null>(null);
  useEffect(() => {
    const placeOf = (event: DragEvent) =>
      event.dataTransfer?.types.includes('Files') === true ? dropPlace(router.state.location.pathname) : null;
    const over = (event: DragEvent) => {
      const place = placeOf(event);
      if (!place || event.defaultPrevented) return;
      // Without this the browser would leave the page for the file.
      event.preventDefault();
      setHeld((before) => (before?.shipmentId === place.shipmentId ? before : place));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHeld(null);
    };
    const drop = (event: DragEvent) => {
      setHeld(null);
      const place = placeOf(event);
      if (!place || event.defaultPrevented) return;
      event.preventDefault();
      // They are gone once the event is over.
      const files = [...(event.dataTransfer?.files ?? [])];
      void import('#/data/documents/uploads.ts').then(({ uploadsOf }) =>
        uploadsOf(api, client).add(files, place.shipmentId),
      );
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [api, client, router]);
  return held;
}
