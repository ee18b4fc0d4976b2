import type { SessionUser } from '@portal/contract'

/** How the user is called: by name, or by e-mail where none was given. */
export const nameOf = ({ firstName, lastName, email }: SessionUser) => `${firstName} ${lastName}`.trim() || email
