import { Button, Stack, Text } from '@mantine/core'
import {
  type ContentOperation,
  type CountryFile,
  clearingHouse,
  entryOf,
  LISTS,
  type NationalRecord,
  plain,
  valueIn,
} from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'

type Props = {
  readonly file: CountryFile
  readonly onChange: (operation: ContentOperation) => void
  readonly onClose: () => void
}

/** What the country published in the ABS Clearing-House, each record to be compared with the draft and taken over. */
export function ClearingHouseDialog({ file, onChange, onClose }: Props) {
  const { t } = useTranslation()
  const { country } = file
  const query = useQuery({
    queryKey: ['legal-content', 'clearing-house', country],
    queryFn: () => call(clearingHouse.national, { params: { id: country } }),
    retry: false,
  })
  return (
    <Dialog title={t('lawClearingHouse.title')} onClose={onClose}>
      <Loaded query={query}>
        {({ state, records, count, readOn }) =>
          state === 'read' ? (
            <Stack gap="md">
              <Text>{t(count === 0 ? 'lawClearingHouse.none' : 'lawClearingHouse.lead')}</Text>
              {records.length < count && <Text>{t('lawClearingHouse.more', { shown: records.length, count })}</Text>}
              {records.map((record) => (
                <Published key={record.number} record={record} file={file} readOn={readOn} onChange={onChange} />
              ))}
            </Stack>
          ) : (
            <Text role="alert">{t(`lawClearingHouse.states.${state}`)}</Text>
          )
        }
      </Loaded>
    </Dialog>
  )
}

type PublishedProps = Pick<Props, 'file' | 'onChange'> & { readonly record: NationalRecord; readonly readOn: string }

function Published({ record, file, readOn, onChange }: PublishedProps) {
  const { t } = useTranslation()
  const { number, page, updatedOn } = record
  const kind = t(`lawClearingHouse.kinds.${record.kind}`)
  const name = t('lawClearingHouse.record', { kind, title: record.title ?? number })
  const entry = entryFor(file, record, readOn)
  const isThere = entry !== undefined && hasRecord(file, record, entry)
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Text>
        {updatedOn !== null && `${t('lawClearingHouse.updated', { day: formatDay(updatedOn) })} `}
        <a href={page} target="_blank" rel="noreferrer noopener">
          {t('lawClearingHouse.page', { number })}
        </a>
      </Text>
      {entry === undefined && <Text>{t('lawClearingHouse.readThere')}</Text>}
      {isThere && <Text>{t('lawClearingHouse.there')}</Text>}
      {entry && !isThere && (
        <Button
          variant="default"
          size="compact-md"
          mt="xs"
          aria-label={t('lawClearingHouse.takeOf', { record: name })}
          onClick={() => onChange(additionOf(file, entry))}
        >
          {t('lawClearingHouse.take')}
        </Button>
      )}
    </div>
  )
}

type Entry = {
  kind: 'authority' | 'document'
  value: CountryFile['authorities'][number] | CountryFile['documents'][number]
}

/**
 * The entry that a record becomes; none for a procedure, which is no entry of a sheet. Its words are English, as all of
 * the law is, whatever the language of the screen.
 */
function entryFor(file: CountryFile, record: NationalRecord, readOn: string): Entry | undefined {
  const { kind, page: url } = record
  const name = record.title ?? record.number
  if (kind === 'procedure') return undefined
  if (kind === 'authority') return { kind: 'authority', value: { name, role: 'CNA', url } }
  if (kind === 'focalPoint') return { kind: 'authority', value: { name: 'National focal point', role: 'NFP', url } }
  const value = {
    id: `${file.country.toLowerCase()}-absch-${record.record}`,
    titleOriginal: name,
    titleEnglish: name,
    kind: 'law',
    language: ['en'],
    hasOfficialEnglish: false,
    url,
    keyArticles: [],
    confidence: 'low' as const,
    summary: 'Taken over from the ABS Clearing-House; not checked yet.',
    source: `${url}, read on ${readOn}`,
  }
  return { kind: 'document', value }
}

function additionOf(file: CountryFile, { kind, value }: Entry): ContentOperation {
  const last = file[LISTS[kind]].at(-1)
  const place = { below: last ? entryOf(kind, last) : null }
  return { op: 'add', entry: entryOf(kind, value), place, after: value }
}

/** Whether the draft has an entry of this name, or one that links to the record; it has one focal point or none. */
function hasRecord(file: CountryFile, { kind, title, record }: NationalRecord, entry: Entry): boolean {
  if (valueIn(file, entryOf(entry.kind, entry.value)) !== undefined) return true
  if (kind === 'focalPoint') return file.authorities.some(({ role }) => role === 'NFP')
  const isSame = (name: string) => title !== null && plain(name).trim() === plain(title).trim()
  const links = (url: string | null | undefined) => new URLSearchParams(url?.split('?')[1]).get('documentID') === record
  return kind === 'authority'
    ? file.authorities.some(({ name, url }) => isSame(name) || links(url))
    : file.documents.some(
        ({ titleEnglish, titleOriginal, url }) => isSame(titleEnglish) || isSame(titleOriginal) || links(url),
      )
}
