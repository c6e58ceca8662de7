import { language } from '#/language/language.ts';
import inter from './fonts/inter.woff2';
import jetBrainsMono from './fonts/jetbrains-mono.woff2';

/**
 * The faces that ship: made by `npm run typeface`, named by the style sheet. Until they are here a face of the device
 * stands in, of the same measures, so that no text is ever invisible or jumps.
 */
const faces = [
  { family: 'Inter', file: inter, weight: '400 700' },
  // oxlint-disable-next-line landfall/prose -- A name.
  { family: 'JetBrains Mono', file: jetBrainsMono, weight: '400 700' },
];

// Chinese letters are none of ours. Each system has the forms of the mainland under another name; without a name a browser may
// take the first face that has a letter, which may be Japanese or made of dots. Ours stay the first, for numbers and names.
if (language !== 'en' && language.startsWith('zh')) {
  const chinese =
    '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC","Source Han Sans SC","WenQuanYi Micro Hei"';
  const { style } = document.documentElement;
  style.setProperty('--default-font-family', `Inter,"Inter stand-in",${chinese},system-ui,sans-serif`);
  style.setProperty('--font-mono', `"JetBrains Mono","Mono stand-in",${chinese},ui-monospace,monospace`);
  // No line begins with a small mark.
  style.setProperty('line-break', 'strict');
}

/** Loads the faces and shows them, both at once. Without them everything reads as well. */
export async function showTypeface(): Promise<void> {
  const loaded = await Promise.all(
    faces.map(async ({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }).load()),
  );
  for (const face of loaded) document.fonts.add(face);
}
