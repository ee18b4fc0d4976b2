import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type ContentOperation, entryOf } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { AddressField, isAddress } from './AddressField.tsx'
import type { StepProps } from './StepList.tsx'
import { useReportUnsaved } from './useUnsaved.ts'

const ROLES = ['CNA', 'NFP', 'CHECKPOINT', 'OTHER'] as const

/** Whom one asks: the duty to ask names them. */
export function AuthorityStep({ file, change, onUnsaved }: StepProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [role, setRole] = useState<(typeof ROLES)[number]>('CNA')
  useReportUnsaved(onUnsaved, 'authority', name !== '' || url !== '')
  const named = { name: name.trim(), role }
  const isThere = file.authorities.some((one) => entryOf('authority', one) === entryOf('authority', named))
  const add = () => {
    change(adding(file, { ...named, ...(url.trim() && { url: url.trim() }) }))
    setName('')
    setUrl('')
  }
  return (
    <Stack gap="md" maw="40rem">
      <p>{t('fromNothing.authoritiesLead')}</p>
      <Authorities file={file} />
      <TextInput
        label={t('informationHub.differences.fields.name')}
        size="md"
        maxLength={300}
        error={isThere && t('fromNothing.sameAuthority')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NativeSelect
        label={t('informationHub.differences.fields.role')}
        size="md"
        value={role}
        onChange={({ currentTarget: { value } }) => setRole(ROLES.find((one) => one === value) ?? 'CNA')}
        data={ROLES.map((value) => ({ value, label: t(`informationHub.country.roles.${value}`) }))}
      />
      <AddressField value={url} onChange={setUrl} />
      <div>
        <Button variant="default" size="md" disabled={name.trim() === '' || isThere || !isAddress(url)} onClick={add}>
          {t('fromNothing.addAuthority')}
        </Button>
      </div>
    </Stack>
  )
}

function Authorities({ file }: Pick<StepProps, 'file'>) {
  const { t } = useTranslation()
  if (file.authorities.length === 0) return null
  return (
    <ul>
      {file.authorities.map((one) => (
        <li key={entryOf('authority', one)}>
          <LawText>{one.name}</LawText>, {t(`informationHub.country.roles.${one.role}`)}
        </li>
      ))}
    </ul>
  )
}

/** The authority below the others, and its name in the duty to ask. */
function adding(
  { authorities, obligations, country }: StepProps['file'],
  authority: StepProps['file']['authorities'][number],
): ContentOperation[] {
  const last = authorities.at(-1)
  const below = last ? entryOf('authority', last) : null
  const names = [...authorities, authority].map(({ name }) => name).join('; ')
  const duty = obligations.find(({ id }) => id === `${country.toLowerCase()}-clarify`)
  const entry = `obligation ${duty?.id}`
  return [
    { op: 'add', entry: entryOf('authority', authority), place: { below }, after: authority },
    ...(duty ? [{ op: 'set' as const, entry, field: 'authority', before: duty.authority ?? null, after: names }] : []),
  ]
}
