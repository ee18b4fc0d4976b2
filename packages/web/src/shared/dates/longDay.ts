const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A calendar day in a sentence of law: `12 October 2014`. */
export const longDay = (day: string) => LONG.format(new Date(`${day}T00:00:00Z`))
