import { defineConfig } from 'playwright/test';
import { launchOptions } from './e2e/support/browser.ts';
import { deep } from './e2e/support/deep.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './e2e/support/servers.ts';
import { directJourneys, throughGateway } from './e2e/support/throughGateway.ts';

// Global setup finds the browser and leaves its path here, for the workers that read this file again.
const executablePath = process.env['CHROMIUM_PATH'];
const ci = Boolean(process.env['CI']);
const results = `test-results/${throughGateway ? 'gatewayJourneys' : 'journeys'}`;
const desktop = { width: 1440, height: 900 };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: results,
  // One picture for every machine, whatever fonts it has (e2e/support/ownFonts.ts). Where the browser is another, global setup
  // has said so in one line.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  ignoreSnapshots: Boolean(process.env['WITHOUT_PICTURES']),
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  fullyParallel: false,
  forbidOnly: ci,
  retries: ci ? 1 : 0,
  workers: WORKERS,
  // Machines that run this may be three times slower than a quiet one; no journey asserts on absolute time. What waits in vain
  // ends sooner.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  webServer: {
    command: 'node_modules/.bin/node e2e/support/serve.ts',
    url: `${serverUrl(FIRST_PORT + WORKERS - 1)}/config.json`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions(), ...(executablePath ? { executablePath } : {}) },
    actionTimeout: 40_000,
    navigationTimeout: 90_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Journeys that are about it allow it. The others stand in the way of single requests, which a worker would answer.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: throughGateway
    ? [
        {
          name: 'gateway',
          // Each area that reads or writes once; all that a gateway stands in the way of in the deep tests.
          ...(deep ? { testIgnore: directJourneys } : { grep: /@gateway/ }),
          // What a journey asks by itself is let in as on plain http: no browser says which site it comes from.
          use: { viewport: desktop, extraHTTPHeaders: { 'X-GW': '1' } },
        },
      ]
    : [
        { name: 'desktop', use: { viewport: desktop } },
        { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
      ],
});
