// What a passphrase does to a link (WebCrypto): a key by PBKDF2, and AES-GCM, which also shows that nothing was changed.

/** Rounds of version 1. They stand in no link, so that none can ask for more. */
const iterations = 600_000;
const [saltLength, ivLength] = [16, 12];

/** Browsers have WebCrypto on https and on localhost alone. */
export const canSeal = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto && !!crypto.subtle;

export async function seal(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await keyOf(passphrase, salt, 'encrypt');
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes));
  const whole = new Uint8Array(saltLength + ivLength + sealed.byteLength);
  whole.set(salt);
  whole.set(iv, saltLength);
  whole.set(sealed, saltLength + ivLength);
  return whole;
}

/** Null where it is not the passphrase, or where the bytes were changed: nothing says which. */
export async function unseal(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const salt = bytes.slice(0, saltLength);
  const iv = bytes.slice(saltLength, saltLength + ivLength);
  const key = await keyOf(passphrase, salt, 'decrypt');
  try {
    const sealed = bytes.slice(saltLength + ivLength);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
  } catch {
    return null;
  }
}

async function keyOf(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  // The same letters, however a keyboard composes them.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, [use]);
}
