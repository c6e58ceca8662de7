import type { Upload } from './request.ts';

/**
 * Sends a file by XMLHttpRequest, which is the one way of a browser to say how much of a body has gone: `fetch` streams
 * bodies over HTTP/2 alone, and says nothing of others. The answer is that of a `fetch`.
 */
export const uploadByXhr: Upload = (url, { method = 'PUT', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(new TypeError('The file could not be sent.'));
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      // A Response takes no body for these.
      const answer = status === 204 || status === 205 || status === 304 ? null : responseText;
      const answerHeaders = ['Retry-After', 'Date'].flatMap((name): [string, string][] => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value]];
      });
      resolve(new Response(answer, { status, headers: answerHeaders }));
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    if (signal?.aborted) {
      fail();
      return;
    }
    signal?.addEventListener('abort', stop, { once: true });
    request.send(body instanceof Blob ? body : null);
  });
