import { type Country, TREATY_DOCUMENTS } from '@portal/contract'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'

type Entry = Pick<Country['timeline'][number], 'documentId' | 'treaty' | 'title'>

/** The document or the treaty that began or ended on a day of the timeline. */
export function EntryLink({ entry: { documentId, treaty, title }, iso2 }: { entry: Entry; iso2: string }) {
  if (documentId) return <Link to={paths.legalDocument(iso2, documentId)}>{title}</Link>
  return treaty ? <Link to={paths.legalDocument(null, TREATY_DOCUMENTS[treaty])}>{title}</Link> : title
}
