/** What a text of a template can name, in the order in which a form lists them. */
export const variables = [
  'container',
  'equipment',
  'shipment',
  'references',
  'customer',
  'carrier',
  'vessel',
  'port',
  'destination',
  'terminal',
  'location',
  'status',
  'topic',
  'reasons',
  'holds',
  'lfd',
  'appointment',
  'picked_up',
  'eta',
  'eta_inland',
  'fees',
  'link',
  'contact',
  'count',
  'ask',
  'today',
] as const;
export type Variable = (typeof variables)[number];

/** Named only to who is no customer, unless that is chosen. */
const money: readonly Variable[] = ['fees'];
export const isMoney = (variable: Variable): boolean => money.includes(variable);
