import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#sandbox/jsonapi/problem.ts';

const maximumBytes = 1024 * 1024;

/** Refuses bodies over 1 MB with 413, also those that do not say their length. */
export function limitBody() {
  return bodyLimit({
    maxSize: maximumBytes,
    onError: () => {
      const detail = 'The request body is larger than 1 MB.';
      throw new Problem(413, [{ status: '413', title: 'Content Too Large', detail }]);
    },
  });
}
