/** Of what is made on this device. `crypto.randomUUID` does not exist on a plain-http address. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
