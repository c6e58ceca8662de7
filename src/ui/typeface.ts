import inter from './fonts/inter.woff2';
import jetBrainsMono from './fonts/jetbrains-mono.woff2';

/**
 * The faces that ship: made by `npm run typeface`, named by the style sheet. Until they are here a face of the device
 * stands in, of the same measures, so that no text is ever invisible or jumps.
 */
const faces = [
  { family: 'Inter', file: inter, weight: '400 700' },
  { family: 'JetBrains Mono', file: jetBrainsMono, weight: '400 700' },
];

/** Loads the faces and shows them, both at once. Without them everything reads as well. */
export async function showTypeface(): Promise<void> {
  const loaded = await Promise.all(
    faces.map(async ({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }).load()),
  );
  for (const face of loaded) document.fonts.add(face);
}
