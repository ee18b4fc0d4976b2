/** A user who is offered in a filter, by name and e-mail address. */
type Offered = { label?: string | undefined; email?: string | null | undefined }

/** The users without their e-mail addresses, except that several of one name are told apart by them. */
export function disambiguateNames<User extends Offered>(offered: readonly User[]): Omit<User, 'email'>[] {
  const named = new Map<string | undefined, number>()
  for (const { label } of offered) named.set(label, (named.get(label) ?? 0) + 1)
  return offered.map(({ email, ...user }) => {
    const isAlone = !email || named.get(user.label) === 1
    return isAlone ? user : { ...user, label: `${user.label} (${email})` }
  })
}
