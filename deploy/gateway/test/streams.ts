import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from './startGateway.ts';

export interface Message {
  readonly id: string;
  readonly event: string;
  readonly shipments: readonly string[];
  readonly containers: readonly string[];
}

/** A stream as a browser holds it: it comes back by itself, and says what it has heard last. */
export interface Stream {
  readonly received: readonly Message[];
  /** How often it was opened. */
  readonly opened: () => number;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

type Headers = Readonly<Record<string, string>>;

let people = 0;

/** Each of somebody else. */
export function openStream(url: string, headers: Headers = {}, lastEventId = ''): Stream {
  const received: Message[] = [];
  const localAddress = addressOf(people++);
  let last = lastEventId;
  let opened = 0;
  let isOpen = false;
  let isClosed = false;
  let leave = () => {};

  function open(): void {
    if (isClosed) return;
    const own = { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin', ...headers };
    const request = get(url, {
      agent: false,
      localAddress,
      headers: last === '' ? own : { ...own, 'last-event-id': last },
    });
    leave = () => request.destroy();
    request.on('response', (answer) => read(answer));
    request.on('error', () => {});
    request.on('close', () => {
      isOpen = false;
      // Not all at once, as the application does it.
      if (!isClosed) void wait(20 + Math.random() * 300).then(open);
    });
  }

  function read(answer: IncomingMessage): void {
    isOpen = answer.statusCode === 200;
    if (isOpen) opened += 1;
    let text = '';
    answer.setEncoding('utf8').on('error', () => {});
    answer.on('data', (chunk: string) => {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) take(part);
    });
  }

  function take(part: string): void {
    const id = /^id: (.*)$/m.exec(part)?.[1];
    const data = /^data: (\{.*)$/m.exec(part)?.[1];
    if (id === undefined || data === undefined) return;
    last = id;
    received.push({ id, ...(JSON.parse(data) as Omit<Message, 'id'>) });
  }

  open();
  return {
    received,
    opened: () => opened,
    isOpen: () => isOpen,
    close() {
      isClosed = true;
      leave();
    },
  };
}

/** How the answer begins, which may have no end. */
export function headOf(
  url: string,
  headers: Headers,
): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers }, (answer) => {
      resolve(answer);
      answer.on('error', () => {});
      request.destroy();
    });
    request.on('error', reject);
  });
}
