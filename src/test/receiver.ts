/** A real receiver of deliveries on this machine, for tests of pages. */
export { openReceiver } from '#sandbox/webhooks/receiver.ts';
