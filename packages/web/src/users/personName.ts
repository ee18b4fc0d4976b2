import type { User } from '@portal/contract'

/** How a user is called: by name, or by e-mail as long as there is no name. */
export const personName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email
