/** Where the service is reached unless the configuration says otherwise. A literal in a file of its own, for early.ts. */
export const defaultApiBase = '/api/v2';
