/** What every list of the administration is cached under: a change in one (a user) shows in others (a group's members). */
export const ADMINISTRATION = ['administration'] as const
