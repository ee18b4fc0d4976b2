import { Button, Stack, TextInput } from '@mantine/core'
import { measureOperations, NAME_BYTES, nameFrom, splitNames } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/dates/DayField.tsx'
import { formatDay, isRealDay } from '../../shared/dates/dates.ts'
import { LawText } from '../../shared/law/LawText.tsx'
import type { StepProps } from './StepList.tsx'
import { useReportUnsaved } from './useUnsaved.ts'

const FIELDS = ['titleEnglish', 'titleOriginal', 'language', 'url', 'summary'] as const
const EMPTY = { titleEnglish: '', titleOriginal: '', language: '', url: '', summary: '' }

/** Since when there are rules on access, each with its document. */
export function MeasureStep({ file, change, onUnsaved }: StepProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState(EMPTY)
  const [from, setFrom] = useState('')
  useReportUnsaved(onUnsaved, 'measure', from !== '' || FIELDS.some((field) => texts[field] !== ''))
  const isBad = from !== '' && !isRealDay(from)
  const isWhole = isRealDay(from) && FIELDS.every((field) => field === 'url' || texts[field].trim() !== '')
  const add = () => {
    const document = documentFrom(file, texts)
    change(measureOperations(file, { from, document }))
    setTexts(EMPTY)
    setFrom('')
  }
  return (
    <Stack gap="md" maw="40rem">
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
      <DayField
        label={t('fromNothing.from')}
        size="md"
        value={from}
        isBad={isBad}
        error={isBad ? t('fromNothing.notDay') : undefined}
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

function Measures({ file }: Pick<StepProps, 'file'>) {
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
