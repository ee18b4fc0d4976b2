import classes from './CountryCode.module.css'

/** The ISO 3166-1 alpha-2 code beside a country's name. Not the flag emoji: many systems show empty boxes for it. */
export const CountryCode = ({ iso2 }: { iso2: string }) => (
  <span aria-hidden="true" className={classes.code}>
    {iso2.toUpperCase()}
  </span>
)
