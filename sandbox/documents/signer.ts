import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed text allows, and to what. */
export type Purpose = 'upload' | 'attach' | 'download';

/** Signs that something may be done with one record until some time. */
export interface Signer {
  /** @param expiresAt on the clock of the machine */
  sign(purpose: Purpose, id: string, expiresAt: number): string;
  /** The id that was signed for this purpose; null when nothing was, or no longer. */
  verify(purpose: Purpose, signed: string, now: number): string | null;
}

export function createSigner(secret: Buffer): Signer {
  const signatureOf = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign(purpose, id, expiresAt) {
      const text = `${purpose}.${id}.${expiresAt}`;
      return `${text}.${signatureOf(text)}`;
    },
    verify(purpose, signed, now) {
      const end = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(end, 0));
      if (!isSame(signed.slice(end + 1), signatureOf(text))) return null;
      const [signedFor, id = '', expiresAt = ''] = text.split('.');
      return signedFor === purpose && now < Number(expiresAt) ? id : null;
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
