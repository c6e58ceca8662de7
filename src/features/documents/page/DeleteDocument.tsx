import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { deleteDocumentMutation } from '#/data/documents/queries.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { removal } from '#/features/documents/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';

const route = getRouteApi('/_app/documents/$documentId');

/** Asks before a document is deleted: the interface has no way back. */
export function DeleteDocument({
  document: { id, name },
  onClose,
}: {
  document: TradeDocument;
  onClose: () => void;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const navigate = route.useNavigate();
  const { mutate, isPending, error } = useMutation(deleteDocumentMutation(api, useQueryClient(), id));
  return (
    <Dialog title={removal.title} onClose={onClose}>
      <div className="space-y-4 p-4 text-sm">
        <p className="break-words">
          {removal.what(name)} {removal.final}
        </p>
        {error && (
          <p role="alert" className="text-problem">
            {whyNotSaved(error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate(undefined, { onSuccess: () => void navigate({ to: '/documents' }) });
            }}
          >
            {removal.confirm}
          </Button>
          <Button onClick={onClose}>{removal.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
