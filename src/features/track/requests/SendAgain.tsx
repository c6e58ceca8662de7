import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { createRequestMutation } from '#/data/trackingRequests/requests.ts';
import { failureOf } from '#/data/trackingRequests/trackFailure.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Party } from '#/domain/records/party.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { lineOfRequest } from '#/domain/tracking/requestList.ts';
import {
  draftFaults,
  type FieldFault,
  fieldFault,
  fieldsOf,
  RequestFields,
} from '#/features/track/RequestFields.tsx';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { dialog as words } from './words.ts';

/** A failed request, to correct and to send once more as a new one. A refusal stands beside the field that it names. */
export function SendAgain({
  request,
  carriers,
  parties,
  onSent,
  onClose,
}: {
  request: TrackingRequest;
  carriers: readonly TrackingCarrier[];
  parties: readonly Party[];
  onSent: (number: string) => void;
  onClose: () => void;
}) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const [fields, setFields] = useState(() => fieldsOf(lineOfRequest(request)));
  const [tried, setTried] = useState(false);
  const create = useMutation(createRequestMutation(api, client));
  const faults = [...draftFaults(fields, tried), ...(create.error ? sendingFaults(create.error) : [])];
  const general = faults.filter(({ field }) => field === null);

  const send = () => {
    setTried(true);
    create.reset();
    if (create.isPending || draftFaults(fields, true).length > 0) return;
    const { number, type, scac, references, tags, customerId } = fields;
    create.mutate(
      {
        number: normalizeNumber(number),
        type,
        scac,
        refNumbers: addLabels([], references).labels,
        tags: addLabels([], tags).labels,
        customerId,
      },
      { onSuccess: () => onSent(number) },
    );
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        noValidate
        className="space-y-3 overflow-y-auto p-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p className="text-ink-soft">{words.text}</p>
        <RequestFields
          fields={fields}
          faults={faults}
          carriers={carriers}
          parties={parties}
          onChange={setFields}
        />
        {general.map((fault) => (
          <p key={fault.words} role="alert" className="text-problem">
            {fault.words}
          </p>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" aria-disabled={create.isPending}>
            {create.isPending ? words.sending : words.send}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What became of a request that failed, in words. Nothing is sent later by itself. */
function sendingFaults(error: unknown): readonly FieldFault[] {
  const failure = failureOf(error);
  const { title, why } = describeError(error);
  if (failure.kind === 'refused') return failure.faults.map(fieldFault);
  if (failure.kind === 'duplicate') return [{ field: 'number', words: words.duplicate }];
  if (isOffline(error)) return [{ field: null, words: words.offline }];
  return [{ field: null, words: failure.kind === 'unclear' ? words.unclear : words.failed(title, why) }];
}

function isOffline(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'offline';
}
