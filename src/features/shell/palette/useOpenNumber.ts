import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { OpenNumber } from './numberCommands.ts';

/** Opens the page of a number. */
export function useOpenNumber(): OpenNumber {
  const navigate = useNavigate();
  return useCallback<OpenNumber>(
    (shipmentId, container) =>
      void navigate({ to: '/shipments/$shipmentId', params: { shipmentId }, search: { container } }),
    [navigate],
  );
}
