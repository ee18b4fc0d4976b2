import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'

type Props = { document: string; title: string }

/** A document by its title, which leads to its page in the hub. */
export function DocumentLink({ document, title }: Props) {
  return (
    <Anchor component={Link} to={paths.legalDocument(countryOf(document), document)} inherit underline="always">
      {title}
    </Anchor>
  )
}

/** Documents of a country are named after it; all others stand above the countries. */
function countryOf(document: string): string | null {
  const [, code] = /^([a-z]{2})-/.exec(document) ?? []
  return code === undefined || ABOVE_COUNTRIES.has(code) ? null : code.toUpperCase()
}
const ABOVE_COUNTRIES = new Set(['eu', 'uk'])
