import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './country.module.css'

/** Rules of a country, each a link to its place in the tables. */
export const RowLinks = ({ country, rows }: { country: string; rows: readonly string[] }) => (
  <ul className={classes.rowLinks}>
    {rows.map((row) => (
      <li key={row}>
        <Link to={`${paths.country(country)}#row-${row}`}>{row}</Link>
      </li>
    ))}
  </ul>
)
