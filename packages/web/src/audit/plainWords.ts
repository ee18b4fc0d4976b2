/** The words of a name as programs write it: of `mainUserGroup` and of `MAIN_USER_GROUP` they are `main user group`. */
export const plainWords = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
