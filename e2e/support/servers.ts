import { throughGateway } from './throughGateway.ts';

/** The moment at which the journeys happen, for the embedded service and for the browser. */
export const JOURNEY_NOW = '2026-08-12T15:00:00Z';

/**
 * Each worker has a server of its own, so that the failures one journey asks for never reach another. Three share two
 * cores: running worlds and boards that turn leave half of them idle, and a fourth gains nothing where the cores are slow
 * (bench/results/check.md). Through a gateway they run beside the unit tests, which take the cores: two.
 */
export const WORKERS = throughGateway ? 2 : 3;
/** JOURNEYS_PORT moves them where these ports are taken. */
export const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? '4200');

export function serverUrl(port: number): string {
  return `http://localhost:${port}`;
}
