type Person = { firstName: string | null; lastName: string | null }

/** A person in a sentence; what a deleted user did stays, without the name. */
export const fullName = ({ firstName, lastName }: Person): string =>
  firstName === null ? 'deleted user' : `${firstName} ${lastName ?? ''}`.trim()
