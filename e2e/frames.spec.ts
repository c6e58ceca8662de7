import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { readDist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';
import { JOURNEY_NOW } from './support/servers.ts';

/** A signage player: a page of another site, which shows an address in a frame. */
async function startPlayer() {
  let shown = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Player</title><iframe src="${shown}" width="1200" height="800">`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (address: string) => (shown = address),
    close: () => server.close(),
  };
}

async function startLandfall(frameAncestors: string) {
  const dist = await readDist('dist');
  const env = {
    PORT: '0',
    SANDBOX_NOW: JOURNEY_NOW,
    SANDBOX_DB: ':memory:',
    // What is drawn is not what is asked here: a page of the list is all that the board has to read.
    SANDBOX_SHIPMENTS: '60',
    SANDBOX_RATE_LIMIT: '0',
    FRAME_ANCESTORS: frameAncestors,
  };
  return serveLandfall(env, (c) => serveDist(dist, c.req.raw));
}

test('a signage player shows the board in a frame where its origin is named, and no other page', async ({
  page,
}) => {
  const player = await startPlayer();
  const landfall = await startLandfall(player.origin);
  await page.clock.setSystemTime(JOURNEY_NOW);

  player.show(`${landfall.url}/arrivals?days=30`);
  await page.goto(player.origin);
  const frame = page.frameLocator('iframe');
  await expect(
    frame.getByRole('region', { name: 'Arrivals board' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(frame.getByRole('status')).toContainText('Updated');

  player.show(`${landfall.url}/shipments`);
  await page.goto(player.origin);
  await expect.poll(() => page.frames().at(1)?.url()).toContain('chrome-error:');

  await landfall.close();
  player.close();
});

test('the board is in no frame where no origin is named', async ({ page }) => {
  const player = await startPlayer();
  const landfall = await startLandfall('');
  player.show(`${landfall.url}/arrivals`);
  await page.goto(player.origin);
  await expect.poll(() => page.frames().at(1)?.url()).toContain('chrome-error:');
  await landfall.close();
  player.close();
});
