import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A process of its own, so that what it costs is not that of the sender. GET tells how many came, and from when to when.
let count = 0;
let first = 0;
let last = 0;

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify({ count, seconds: (last - first) / 1_000 }));
    return;
  }
  request.resume().once('end', () => {
    last = performance.now();
    if (count === 0) first = last;
    count++;
    response.writeHead(204).end();
  });
}).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
});
