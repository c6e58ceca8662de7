import type { Failure } from './answers.ts';

/** Why no answer of the service is passed on. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;
  /** Holds neither address nor key: of an error only its code, because its message may quote them. */
  readonly logLine: string | null;

  constructor(failure: Failure, logLine: string | null = null) {
    super(failure.detail);
    this.failure = failure;
    this.logLine = logLine;
  }
}

function badGateway(detail: string, logLine: string | null = null): ServiceFailure {
  return new ServiceFailure({ status: 502, title: 'Bad gateway', detail }, logLine);
}

export function tooSlow(): ServiceFailure {
  const detail = 'The tracking service did not answer in time. Try again later.';
  return new ServiceFailure({ status: 504, title: 'Gateway timeout', detail });
}

export function keyRefused(): ServiceFailure {
  const detail = 'The tracking service did not accept the key. Check TRACKING_API_KEY.';
  return new ServiceFailure({ status: 401, title: 'Unauthorized', detail });
}

export function redirected(): ServiceFailure {
  return badGateway(
    'The tracking service answered with a redirect, which is not followed. Check TRACKING_API_URL.',
  );
}

export function unknownStatus(status: number): ServiceFailure {
  return badGateway(
    `The tracking service answered with status ${status}, which means nothing. Check TRACKING_API_URL.`,
    `The tracking service answered with status ${status}.`,
  );
}

export function unknownEncoding(): ServiceFailure {
  return badGateway(
    'The tracking service answered in an encoding that it was not asked for. Check TRACKING_API_URL.',
    'The tracking service answered in an encoding that it was not asked for.',
  );
}

export function tooLarge(megabytes: number): ServiceFailure {
  return badGateway(
    `The tracking service answered with more than ${megabytes} MB. Ask for less, or raise TRACKING_API_MAX_ANSWER.`,
    `The tracking service answered with more than ${megabytes} MB.`,
  );
}

export function crowded(): ServiceFailure {
  const detail = 'Too many large answers are on their way to browsers. Try again in a moment.';
  return new ServiceFailure({
    status: 503,
    title: 'Service unavailable',
    detail,
    headers: { 'retry-after': '2' },
  });
}

export function brokenOff(error: unknown): ServiceFailure {
  return badGateway(
    'The answer of the tracking service broke off. Try again later.',
    `An answer of the tracking service broke off (${errorCode(error)}).`,
  );
}

export function unreachable(error: unknown): ServiceFailure {
  return badGateway(
    'The tracking service could not be reached. Check the network and TRACKING_API_URL.',
    `The tracking service could not be reached (${errorCode(error)}).`,
  );
}

function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'no code';
}
