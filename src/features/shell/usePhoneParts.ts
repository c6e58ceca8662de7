import { useEffect, useState } from 'react';
import { usePhone } from '#/ui/hooks/useScreen.ts';
import { untilLoaded } from '#/ui/lazyPart.ts';

const load = () => import('./PhoneFrame.tsx');
type PhoneParts = Awaited<ReturnType<typeof load>>;

let loaded: PhoneParts | null = null;

/** A phone needs them before anything is drawn (routes/appRoute.ts), and no other page at all. */
export async function loadPhoneParts(): Promise<PhoneParts> {
  loaded ??= await untilLoaded(load);
  return loaded;
}

/** What stands around a page on a phone; null elsewhere, and in a window that became that narrow until its code is here. */
export function usePhoneParts(): PhoneParts | null {
  const phone = usePhone();
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (phone && !parts) void loadPhoneParts().then(setParts);
  }, [phone, parts]);
  return phone ? parts : null;
}
