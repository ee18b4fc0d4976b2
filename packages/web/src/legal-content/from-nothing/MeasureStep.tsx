import { Button, Stack, TextInput } from '@mantine/core'
import { measureOperations, NAME_BYTES, nameFrom, splitNames } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/dates/DayField.tsx'
import { formatDay, isRealDay } from '../../shared/dates/dates.ts'
import { LawText } from '../../shared/law/LawText.tsx'
import { AddressField, isAddress } from './AddressField.tsx'
import { type LawStatus, LawStatusField } from './LawStatusField.tsx'
import type { StepProps } from './StepList.tsx'
import { useReportUnsaved } from './useUnsaved.ts'

const FIELDS = ['titleEnglish', 'titleOriginal', 'language', 'summary'] as const
const EMPTY = { titleEnglish: '', titleOriginal: '', language: '', url: '', summary: '' }

/** Since when there are rules on access, each with its document. */
export function MeasureStep({ file, change, onUnsaved }: StepProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState(EMPTY)
  const [from, setFrom] = useState('')
  useReportUnsaved(onUnsaved, 'measure', from !== '' || Object.values(texts).some((text) => text !== ''))
  const dayFault = dayFaultOf(file, from)
  const isWhole =
    from !== '' && !dayFault && isAddress(texts.url) && FIELDS.every((field) => texts[field].trim() !== '')
  const add = () => {
    const document = documentFrom(file, texts)
    change(measureOperations(file, { from, document }))
    setTexts(EMPTY)
    setFrom('')
  }
  const before = file.lawStatus
  const setStatus = (after: LawStatus) =>
    change([{ op: 'set', entry: 'fact lawStatus', field: 'value', before, after }])
  return (
    <Stack gap="md" maw="40rem">
      <LawStatusField value={before} onChange={setStatus} />
      <p>{t('fromNothing.sinceLead')}</p>
      <Measures file={file} />
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          label={t(`informationHub.differences.fields.${field}`)}
          size="md"
          maxLength={500}
          {...(field === 'language' && { description: t('fromNothing.languages') })}
          value={texts[field]}
          onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [field]: value })}
        />
      ))}
      <AddressField value={texts.url} onChange={(url) => setTexts({ ...texts, url })} />
      <DayField
        label={t('fromNothing.from')}
        size="md"
        value={from}
        isBad={dayFault !== undefined}
        error={dayFault && t(`fromNothing.${dayFault}`)}
        onChange={setFrom}
      />
      <div>
        <Button variant="default" size="md" disabled={!isWhole} onClick={add}>
          {t('fromNothing.addMeasure')}
        </Button>
      </div>
    </Stack>
  )
}

/** A rule is named by its day, so that no two have the same one. */
function dayFaultOf({ measures }: StepProps['file'], day: string): 'notDay' | 'sameDay' | undefined {
  if (day !== '' && !isRealDay(day)) return 'notDay'
  return measures.some(({ from }) => from === day) ? 'sameDay' : undefined
}

function Measures({ file }: Pick<StepProps, 'file'>) {
  if (file.measures.length === 0) return null
  return (
    <ul>
      {file.measures.map(({ from: day, document }) => (
        <li key={day}>
          {formatDay(day)}:{' '}
          <LawText>{file.documents.find(({ id }) => id === document)?.titleEnglish ?? document}</LawText>
        </li>
      ))}
    </ul>
  )
}

/** A document as far as this step asks: the rest is typed on its sheet. */
function documentFrom({ country }: StepProps['file'], { url, language, ...titles }: typeof EMPTY) {
  const id = `${country.toLowerCase()}-${nameFrom(crypto.getRandomValues(new Uint8Array(NAME_BYTES)))}`
  return {
    ...titles,
    id,
    kind: 'law',
    language: splitNames(language),
    hasOfficialEnglish: false,
    keyArticles: [],
    ...(url.trim() && { url: url.trim() }),
    confidence: 'low' as const,
  }
}
