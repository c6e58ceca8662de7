/** `npm run test:deep`: the journeys over hours take the hours that they are about. Otherwise a part of them. */
export const deep = Boolean(process.env['DEEP']);
