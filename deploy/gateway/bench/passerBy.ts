import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './browsers.ts';

// One more browser, in a thread of its own: a thousand in one process wait for each other, not for the gateway. It says
// how many milliseconds each answer took that was there at once.

const { url, until } = workerData as { readonly url: string; readonly until: number };
const agent = new Agent({ keepAlive: true });
const took: number[] = [];
while (Date.now() < until) {
  const began = performance.now();
  const { kept } = await ask(url, false, agent);
  if (kept === 'at once') took.push(performance.now() - began);
  await wait(100);
}
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(took);
