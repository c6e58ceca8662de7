/** Why a count is not known yet, in a few words. */
export const unknownLabels = {
  list: { loading: 'loading the list', missing: 'the list is not loaded' },
  requests: { loading: 'loading the tracking requests', missing: 'the tracking requests are not loaded' },
} as const;
