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

/** Null where it is not known. Each is one line. */
export type VariableValues = Readonly<Record<Variable, string | null>>;

/** What a message is filled with: of each container, and of all together. */
export interface MessageValues {
  readonly each: readonly VariableValues[];
  readonly together: VariableValues;
}

/** Named only to who is no customer, unless that is chosen. */
const money: readonly Variable[] = ['fees'];
export const isMoney = (variable: Variable): boolean => money.includes(variable);
