import { answerJob, buffersOf, type TrackAnswer, type TrackJob } from './trackJob.ts';

// 43,200 positions take longer to parse than a frame of the page lasts, so a worker does it. It is not that of the base
// map: that one ends with its map, and is busy for up to a second while it cuts the coasts.

const send = (answer: TrackAnswer): void => postMessage(answer, { transfer: buffersOf(answer) });

addEventListener('message', ({ data }: MessageEvent<TrackJob>) => send(answerJob(data)));
send({ ready: true });
