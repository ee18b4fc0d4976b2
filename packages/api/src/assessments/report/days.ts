const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A calendar day in a sentence of law: `12 October 2014`. */
export const longDay = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`))

/** An instant as in `20/11/2026 at 16:40 UTC`: a document is read in other places than it was made in. */
export function instantText(instant: string): string {
  const [day = '', time = ''] = new Date(instant).toISOString().split('T')
  return `${day.split('-').reverse().join('/')} at ${time.slice(0, 5)} UTC`
}

/** A day, or an instant. */
export const momentText = (moment: string): string => (moment.includes('T') ? instantText(moment) : dateInWords(moment))

/** `2019-03-10` is 10/03/2019, `2019-03` 03/2019, `<2019-03-10` before 10/03/2019: as on every screen by default. */
export function dateInWords(value: string): string {
  const day = value.replace('<', '').split('-').reverse().join('/')
  return value.startsWith('<') ? `before ${day}` : day
}
