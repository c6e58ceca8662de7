import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

const files = {
  400: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  500: import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff2'),
  600: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
};

/** The same type on every machine: the face that the style sheet names first, which few machines have. */
export async function setType(page: Page): Promise<void> {
  const faces = await Promise.all(
    Object.entries(files).map(async ([weight, file]) => ({
      weight,
      bytes: await readFile(fileURLToPath(file), 'base64'),
    })),
  );
  await page.evaluate(async (given) => {
    for (const { weight, bytes } of given) {
      const face = new FontFace(
        'Inter',
        Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)),
        { weight },
      );
      document.fonts.add(await face.load());
    }
  }, faces);
}
