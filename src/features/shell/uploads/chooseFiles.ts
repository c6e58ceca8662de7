import type { QueryClient } from '@tanstack/react-query';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { uploadsOf } from '#/data/documents/uploads.ts';
import { acceptedEndings } from '#/domain/documents/fileCheck.ts';
import type { DropPlace } from './dropPlace.ts';

/** Opens the dialog in which files are chosen, and uploads them. */
export function chooseFiles(api: RouterContext['api'], client: QueryClient, place: DropPlace): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = acceptedEndings;
  input.addEventListener('change', () => {
    uploadsOf(api, client).add([...(input.files ?? [])], place.shipmentId);
  });
  input.click();
}
