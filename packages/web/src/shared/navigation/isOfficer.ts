/** Roles that clear cases or are responsible for a department: they look after the work of others, too. */
export const isOfficer = (actions: readonly string[]): boolean =>
  ['UNLOCK_LEGAL', 'UNLOCK_TECHNICAL', 'MANAGE_USERS'].some((one) => actions.includes(one))
