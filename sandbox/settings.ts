import { type Clock, systemClock } from '#/time/clock.ts';
import { type Instant, parseInstant } from '#/time/instant.ts';
import { usualSignatureHeader } from '#sandbox/webhooks/createWebhooks.ts';
import type { Targets } from '#sandbox/webhooks/target.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';
import { frozenClock, speedClock } from './clock.ts';
import { noLimits } from './middleware/rateLimit.ts';
import { type Feature, paidFeatures } from './view.ts';

/** How the service was asked to run. */
export interface SandboxSettings {
  readonly port: number;
  readonly apiKey: string;
  readonly shipments: number;
  readonly seed: string;
  /** A file or `:memory:`. */
  readonly db: string;
  /** Requests per minute; 0 is off. */
  readonly rateLimit: number;
  readonly features: readonly Feature[];
  /** Whether a fresh account has some documents. */
  readonly sampleDocuments: boolean;
  readonly faults: boolean;
  /** Carries the signature of a delivery. */
  readonly signatureHeader: string;
  /** Where deliveries may go. */
  readonly webhookTargets: Targets;
  /** How many times as fast as usual failed deliveries are tried again. */
  readonly webhookSpeed: number;
  /** Where the clock starts; null is the real time. Frozen there unless `speed` is given. */
  readonly now: Instant | null;
  /** How fast the clock runs; null when not given. */
  readonly speed: number | null;
}

/** A setting that cannot be used. The message names it and says what it accepts. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(setting: string, accepted: string, given?: string) {
    super(`${setting} accepts ${accepted}${given === undefined ? '' : `; “${given}” is not that`}.`);
  }
}

/** What 1 GB holds, and what answers its first page within 5 s (bench/results/service.md). */
const maxShipments = 30_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the `SANDBOX_*` settings; an empty one counts as not given.
 *
 * @throws SettingsError for the first bad one
 */
export function readSandboxSettings(env: Environment): SandboxSettings {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const integer = (name: string, least: number, limit: number, fallback: number): number => {
    const given = text(name);
    if (given === null) return fallback;
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= limit) return value;
    throw new SettingsError(name, `a whole number from ${least} to ${limit}`, given);
  };
  return {
    port: integer('SANDBOX_PORT', 0, 65_535, 4010),
    apiKey: readApiKey(text('SANDBOX_API_KEY')),
    shipments: integer('SANDBOX_SHIPMENTS', 0, maxShipments, 300),
    seed: text('SANDBOX_SEED') ?? 'landfall',
    db: text('SANDBOX_DB') ?? '.data/landfall.db',
    rateLimit: integer('SANDBOX_RATE_LIMIT', 0, 1_000_000, 100),
    features: readFeatures(env['SANDBOX_FEATURES']),
    sampleDocuments: readDocuments(text('SANDBOX_DOCUMENTS')),
    faults: readFlag(text('SANDBOX_FAULTS')),
    signatureHeader: readHeaderName(text('SANDBOX_SIGNATURE_HEADER')),
    webhookTargets: readTargets(text('SANDBOX_WEBHOOK_TARGETS')),
    webhookSpeed: integer('SANDBOX_WEBHOOK_SPEED', 1, 100_000, 1),
    now: readNow(text('SANDBOX_NOW')),
    speed: readSpeed(text('SANDBOX_SPEED')),
  };
}

// It travels in a header. The value is a secret, so the message does not repeat it.
function readApiKey(given: string | null): string {
  if (given === null) return 'demo';
  if (/^[\x21-\x7e]+$/.test(given)) return given;
  throw new SettingsError('SANDBOX_API_KEY', 'visible ASCII characters without spaces');
}

// Unlike the others, an empty list means something: no paid feature at all.
function readFeatures(given: string | undefined): readonly Feature[] {
  if (given === undefined) return paidFeatures;
  const names = given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.map((name) => {
    const feature = paidFeatures.find((each) => each === name);
    if (feature) return feature;
    throw new SettingsError(
      'SANDBOX_FEATURES',
      `a comma list of ${paidFeatures.join(', ')}, or nothing`,
      name,
    );
  });
}

function readFlag(given: string | null): boolean {
  if (given === null || given === '0') return false;
  if (given === '1') return true;
  throw new SettingsError('SANDBOX_FAULTS', '0 or 1', given);
}

function readDocuments(given: string | null): boolean {
  if (given === null || given === 'samples') return true;
  if (given === 'none') return false;
  throw new SettingsError('SANDBOX_DOCUMENTS', 'samples or none', given);
}

function readHeaderName(given: string | null): string {
  if (given === null) return usualSignatureHeader;
  if (/^[A-Za-z0-9-]{1,100}$/.test(given)) return given;
  throw new SettingsError(
    'SANDBOX_SIGNATURE_HEADER',
    'the name of a header: letters, digits and dashes',
    given,
  );
}

function readTargets(given: string | null): Targets {
  if (given === null || given === 'public' || given === 'loopback') return given ?? 'public';
  throw new SettingsError('SANDBOX_WEBHOOK_TARGETS', 'public or loopback', given);
}

function readNow(given: string | null): Instant | null {
  if (given === null) return null;
  const at = parseInstant(given);
  if (at !== null && at >= 0 && at < Date.UTC(2101, 0)) return at;
  const accepted = 'an ISO 8601 time with offset from 1970 to 2100, such as 2026-08-12T15:00:00Z';
  throw new SettingsError('SANDBOX_NOW', accepted, given);
}

function readSpeed(given: string | null): number | null {
  if (given === null) return null;
  const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
  if (value > 0 && value <= 100_000) return value;
  throw new SettingsError('SANDBOX_SPEED', 'a number above 0 and up to 100000, such as 60', given);
}

/**
 * The service as the `SANDBOX_*` settings ask for it.
 *
 * @throws SettingsError for the first bad one, DatabaseError when the database cannot be used
 */
export function openSandbox(
  env: Environment,
  onChange?: SandboxOptions['onChange'],
): { settings: SandboxSettings; sandbox: Sandbox } {
  const settings = readSandboxSettings(env);
  return { settings, sandbox: createSandbox({ ...sandboxOptions(settings), ...(onChange && { onChange }) }) };
}

/** What `createSandbox` takes to run as the settings say. */
export function sandboxOptions(settings: SandboxSettings): SandboxOptions {
  const { apiKey, shipments, seed, db, features, faults, rateLimit } = settings;
  const webhooks = {
    signatureHeader: settings.signatureHeader,
    targets: settings.webhookTargets,
    speed: settings.webhookSpeed,
  };
  const documents = { samples: settings.sampleDocuments };
  const limits = rateLimit === 0 ? noLimits : { general: rateLimit };
  return {
    clock: readClock(settings),
    apiKey,
    shipments,
    seed,
    db,
    features,
    faults,
    limits,
    webhooks,
    documents,
  };
}

function readClock({ now, speed }: SandboxSettings): Clock {
  if (speed !== null) return speedClock(speed, now ?? systemClock.now());
  return now === null ? systemClock : frozenClock(now);
}
