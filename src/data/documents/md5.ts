// MD5 (RFC 1321), which the interface asks for as the checksum of an upload and browsers do not offer. It protects from
// damage on the way and from nothing else.

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
const sines = Uint32Array.from({ length: 64 }, (_, step) => Math.abs(Math.sin(step + 1)) * 2 ** 32);
const blockBytes = 64;
/** Read at a time, so that a large file does not lie in memory twice. */
const sliceBytes = 1024 * 1024;

/** The Base64 of the binary MD5 of a file (docs/interface.md 2.10). */
export async function md5Of(file: Blob, signal?: AbortSignal): Promise<string> {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  let at = 0;
  for (; at + sliceBytes <= file.size; at += sliceBytes) {
    signal?.throwIfAborted();
    digest(state, new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer()));
  }
  digest(state, padded(new Uint8Array(await file.slice(at).arrayBuffer()), file.size));
  return btoa(String.fromCharCode(...new Uint8Array(littleEndian(state).buffer)));
}

/** The end of a message: a one, noughts, and the length in bits. */
function padded(rest: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((rest.length + 9) / blockBytes) * blockBytes);
  bytes.set(rest);
  bytes[rest.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(length) * 8n, true);
  return bytes;
}

function littleEndian(state: Uint32Array): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) view.setUint32(4 * index, word, true);
  return view;
}

/** Takes whole blocks into the state. */
function digest(state: Uint32Array, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const block = new Uint32Array(16);
  for (let at = 0; at < bytes.length; at += blockBytes) {
    for (let word = 0; word < 16; word += 1) block[word] = view.getUint32(at + 4 * word, true);
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const sum = a + mixed(step, b, c, d) + (sines[step] ?? 0) + (block[wordOf(step)] ?? 0);
      const shift = shifts[4 * (step >> 4) + (step & 3)] ?? 0;
      const turned = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
      a = d;
      d = c;
      c = b;
      b = turned;
    }
    for (const [index, word] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + word;
  }
}

function mixed(step: number, b: number, c: number, d: number): number {
  if (step < 16) return (b & c) | (~b & d);
  if (step < 32) return (d & b) | (~d & c);
  return step < 48 ? b ^ c ^ d : c ^ (b | ~d);
}

/** The word of the block that a step takes. */
function wordOf(step: number): number {
  if (step < 16) return step;
  if (step < 32) return (5 * step + 1) % 16;
  return (step < 48 ? 3 * step + 5 : 7 * step) % 16;
}
