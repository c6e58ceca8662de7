import { join } from 'node:path';
import { createServer, type InlineConfig, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { galleryPage } from './galleryPage.ts';

const settings: InlineConfig = {
  root: join(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'error',
  plugins: [galleryPage()],
};

it('the development server has the gallery at its address', async () => {
  const server = await createServer({
    ...settings,
    server: { port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const answer = await fetch(`${server.resolvedUrls?.local[0]}gallery?section=status`);
    expect(await answer.text()).toContain('gallery.tsx');
  } finally {
    await server.close();
  }
});

it('a build knows nothing of it', async () => {
  const { plugins } = await resolveConfig(settings, 'build');
  expect(plugins.map(({ name }) => name)).not.toContain('landfall:gallery-page');
});
