import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type ContentOperation, entryOf } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
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
  const add = () => {
    const authority = { name: name.trim(), role, ...(url.trim() && { url: url.trim() }) }
    const last = file.authorities.at(-1)
    const below = last ? entryOf('authority', last) : null
    const names = [...file.authorities.map((one) => one.name), authority.name].join('; ')
    change([
      { op: 'add', entry: entryOf('authority', authority), place: { below }, after: authority },
      ...asking(file, names),
    ])
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
      <TextInput
        label={t('informationHub.differences.fields.url')}
        size="md"
        maxLength={500}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <div>
        <Button variant="default" size="md" disabled={name.trim() === ''} onClick={add}>
          {t('fromNothing.addAuthority')}
        </Button>
      </div>
    </Stack>
  )
}

function Authorities({ file }: Pick<StepProps, 'file'>) {
  const { t } = useTranslation()
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

function asking({ obligations, country }: StepProps['file'], names: string): ContentOperation[] {
  const duty = obligations.find(({ id }) => id === `${country.toLowerCase()}-clarify`)
  const entry = `obligation ${duty?.id}`
  return duty ? [{ op: 'set', entry, field: 'authority', before: duty.authority ?? null, after: names }] : []
}
