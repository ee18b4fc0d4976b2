/** How long a day may rest while it is typed. */
export const DAY_TYPING_MS = 500

/** Whether a day is typed to its end: typing a year passes through the years 2, 20 and 202, which nobody means. */
export const isTypedDay = (day: string): boolean => day >= '1000'
