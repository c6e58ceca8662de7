import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '#/features/settings/done.ts';
import type { RouterContext } from '#/queries/routerContext.ts';

/** What every dialog about a field is given. */
export interface FieldDialogProps {
  readonly api: RouterContext['api'];
  readonly client: QueryClient;
  readonly onDone: (done: Done) => void;
  readonly onClose: () => void;
}
