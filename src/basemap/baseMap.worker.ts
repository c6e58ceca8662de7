import statesUrl from 'us-atlas/states-10m.json?url';
import fineUrl from 'world-atlas/countries-10m.json?url';
import coarseUrl from 'world-atlas/countries-50m.json?url';
import { readHashedFile } from '#/data/http/request.ts';
import { drawTile } from './drawTile.ts';
import lakesUrl from './greatLakes.json?url';
import type { ReadWorldFile } from './shapeIndex.ts';
import type { TileAnswer, TileJob } from './tileJob.ts';
import { WorldAtlas } from './worldAtlas.ts';

// Reading and cutting half a million points takes up to a second, so it happens on a thread of its own. The files come
// from this origin, with a hash in their names.

const urls = { coarse: coarseUrl, fine: fineUrl, states: statesUrl, lakes: lakesUrl };

const atlas = new WorldAtlas(((name) => readHashedFile(urls[name])) as ReadWorldFile, {
  onArrival: () => send({ part: 'arrived' }),
  onMissing: () => send({ part: 'missing' }),
});

const send = (answer: TileAnswer, transfer: Transferable[] = []): void => postMessage(answer, { transfer });

const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
// Also null where a browser has the class but not its context.
const pen = canvas?.getContext('2d', { alpha: false }) ?? null;

async function work(job: TileJob): Promise<void> {
  try {
    const shapes = await atlas.shapesOf(job.address);
    if (!canvas || !pen) return send({ id: job.id, shapes });
    canvas.width = job.pixels;
    canvas.height = job.pixels;
    drawTile(pen, job, shapes);
    const picture = canvas.transferToImageBitmap();
    send({ id: job.id, picture, complete: shapes.complete }, [picture]);
  } catch (error) {
    send({ id: job.id, problem: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<TileJob>) => void work(data));
