import type { Change } from '#sandbox/events/follower.ts';
import { apiFailure, apiHeaders } from './answers.ts';

/** What happens at the service, as a stream of server-sent events (docs/live.md). */
export interface Live {
  publish(change: Change): void;
  /** @param lastEventId what the browser has heard last; undefined for one that is new */
  open(lastEventId: string | undefined): Response;
  /** Ends all streams, and opens no other. */
  close(): void;
}

export interface LiveSettings {
  /** How many streams may be open: a browser has one for all its tabs. */
  readonly limit?: number;
  /** How many changes are kept for those who come back. */
  readonly kept?: number;
  /** Milliseconds between two signs of life. */
  readonly pingEvery?: number;
}

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** Bytes that may wait for one reader. */
const patience = 256 * 1024;
const encoder = new TextEncoder();
const ping = encoder.encode('event: ping\ndata: 1\n\n');

export function createLive({ limit = 100, kept = 1_000, pingEvery = 15_000 }: LiveSettings = {}): Live {
  const streams = new Set<Stream>();
  const recent: { readonly number: number; readonly message: Uint8Array }[] = [];
  // A number alone would mean another change after a restart.
  const began = Math.floor(Date.now() / 1000);
  let last = 0;
  let isClosed = false;
  let pinging: NodeJS.Timeout | undefined;

  function end(stream: Stream): void {
    streams.delete(stream);
    if (streams.size === 0) {
      clearInterval(pinging);
      pinging = undefined;
    }
  }

  /** Who does not read is let go: it comes back, and catches up. */
  function send(stream: Stream, message: Uint8Array): void {
    if ((stream.desiredSize ?? 0) > -patience) return stream.enqueue(message);
    end(stream);
    stream.close();
  }

  function sendAll(message: Uint8Array): void {
    for (const stream of streams) send(stream, message);
  }

  function missedSince(lastEventId: string | undefined): readonly Uint8Array[] {
    const [, epoch, number] = /^(\d{10}):(\d{1,9})$/.exec(lastEventId ?? '') ?? [];
    if (Number(epoch) !== began) return [];
    return recent.filter((one) => one.number > Number(number)).map(({ message }) => message);
  }

  return {
    publish(change) {
      last += 1;
      const message = encoder.encode(`id: ${began}:${last}\ndata: ${JSON.stringify(change)}\n\n`);
      recent.push({ number: last, message });
      if (recent.length > kept) recent.shift();
      sendAll(message);
    },
    open(lastEventId) {
      if (isClosed || streams.size >= limit) return busy();
      let own: Stream;
      const body = new ReadableStream<Uint8Array>(
        {
          start(stream) {
            own = stream;
            streams.add(stream);
            pinging ??= setInterval(() => sendAll(ping), pingEvery).unref();
            send(stream, ping);
            for (const message of missedSince(lastEventId)) {
              if (streams.has(stream)) send(stream, message);
            }
          },
          cancel: () => end(own),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
      );
      return new Response(body, { headers: apiHeaders({ 'content-type': 'text/event-stream' }) });
    },
    close() {
      isClosed = true;
      for (const stream of streams) {
        end(stream);
        stream.close();
      }
    },
  };
}

function busy(): Response {
  return apiFailure({
    status: 503,
    title: 'Too many streams',
    detail: 'As many browsers listen as this server has room for.',
    headers: { 'retry-after': '60' },
  });
}
