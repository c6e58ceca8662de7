import type { Kind } from '#sandbox/jsonapi/node.ts';
import { partyKind } from './accountKinds.ts';
import { definitionKind, fieldKind } from './customFieldKinds.ts';
import { documentKind, emailKind } from './documentKinds.ts';
import {
  containerKind,
  containerUpdateKind,
  portKind,
  rampKind,
  rawEventKind,
  requestKind,
  shipmentKind,
  terminalKind,
  transportEventKind,
} from './trackingKinds.ts';
import { notificationKind } from './webhookKinds.ts';

type AnyKind = Pick<Kind<never>, 'type' | 'relations' | 'unasked'>;

const kinds: readonly AnyKind[] = [
  shipmentKind,
  containerKind,
  transportEventKind,
  rawEventKind,
  requestKind,
  fieldKind,
  definitionKind,
  containerUpdateKind,
  partyKind,
  notificationKind,
  documentKind,
  emailKind,
  portKind,
  terminalKind,
  rampKind,
];

/** The kinds that have relationships. */
export const kindsByType: ReadonlyMap<string, AnyKind> = new Map(kinds.map((kind) => [kind.type, kind]));
