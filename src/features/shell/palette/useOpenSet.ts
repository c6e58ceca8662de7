import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { addressOfSet } from '#/data/find/numberSets.ts';
import type { NumbersRead } from '#/domain/find/readNumbers.ts';
import type { Command, OpenNumber } from './commands.ts';
import { openSet, setRead } from './words.ts';

/** Opens the list with what several numbers name. */
export function useOpenSet(): (read: NumbersRead) => Command {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (read) => ({
      id: 'set',
      label: openSet.label(read.numbers.length),
      detail: openSet.detail,
      focus: 'main',
      run: async () => {
        await navigate({ to: '/shipments', search: await addressOfSet(client, read) });
        return { words: setRead(read) };
      },
    }),
    [client, navigate],
  );
}

/** Opens the page of a number. */
export function useOpenNumber(): OpenNumber {
  const navigate = useNavigate();
  return useCallback<OpenNumber>(
    (shipmentId, container) =>
      void navigate({ to: '/shipments/$shipmentId', params: { shipmentId }, search: { container } }),
    [navigate],
  );
}
