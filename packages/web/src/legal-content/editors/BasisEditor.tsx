import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Autocomplete, Button, Group, Select, Stack } from '@mantine/core'
import type { CountryFile } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { basisWords } from '../sheets/cellWords.ts'

type OneBasis = CountryFile['matrices'][number]['rows'][number]['then']['basis'][number]
type Props = {
  readonly value: readonly OneBasis[]
  readonly file: CountryFile
  readonly nameOf: (id: string) => string
  readonly onChange: (value: readonly OneBasis[]) => void
}

/** The documents and articles that a row rests on, chosen from those of the country. */
export function BasisEditor({ value, file, nameOf, onChange }: Props) {
  const { t } = useTranslation()
  const [document, setDocument] = useState<string | null>(null)
  const [article, setArticle] = useState('')
  const chosen = file.documents.find(({ id }) => id === document)
  const add = () => {
    if (document === null) return
    onChange([...value, { document, ...(article.trim() && { article: article.trim() }) }])
    setArticle('')
  }
  return (
    <Stack gap="xs">
      {value.map((one, index) => (
        <Button
          key={JSON.stringify(one)}
          variant="default"
          size="compact-sm"
          onClick={() => onChange(value.toSpliced(index, 1))}
        >
          {t('legalContent.editor.removeBasis', { document: basisWords({ t, nameOf }, one) })}
        </Button>
      ))}
      <Group align="end" grow>
        <Select
          searchable
          label={t('informationHub.differences.fields.document')}
          data={file.documents.map(({ id, titleEnglish }) => ({ value: id, label: titleEnglish }))}
          value={document}
          onChange={setDocument}
        />
        <Autocomplete
          label={t('legalContent.editor.article')}
          data={[...new Set(chosen?.keyArticles.map((one) => one.article))]}
          value={article}
          onChange={setArticle}
        />
      </Group>
      <Button variant="default" size="sm" disabled={document === null} onClick={add}>
        {t('legalContent.editor.addBasis')}
      </Button>
    </Stack>
  )
}
