/** The custom fields of a case, as an account shows them. */
export const caseFieldLabels = {
  owner: 'Owner',
  case_note: 'Case note',
  acknowledged_until: 'Acknowledged until',
} as const;
