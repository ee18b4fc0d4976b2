import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { type CellDimension, type CellType, type CountryFile, readCell, writeCell } from '@portal/contract'
import type { Span } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { useProblemText } from '../sheets/useProblemText.ts'
import { BasisEditor } from './BasisEditor.tsx'
import { SetEditor } from './SetEditor.tsx'
import { SpanEditor } from './SpanEditor.tsx'

type Props = {
  readonly title: string
  readonly type: CellType
  readonly text: string
  readonly file: CountryFile
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

/** The editor for what a cell holds; the text that it makes is that of the cell. */
export function CellEditor({ title, type, text, file, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const read = readCell(type, typed)
  const problemText = useProblemText()
  const problem = 'problem' in read ? problemText(read.problem) : undefined
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Field type={type} typed={typed} file={file} onType={setTyped} />
        <Textarea
          label={t('legalContent.editor.text')}
          autosize
          minRows={2}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button size="md" onClick={() => onDone(typed)}>
            {t('legalContent.actions.done')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type FieldProps = Pick<Props, 'type' | 'file'> & { readonly typed: string; readonly onType: (text: string) => void }

/** Lists, dates and documents to choose from, beside the text that says the same. */
function Field({ type, typed, file, onType }: FieldProps) {
  const read = readCell(type, typed)
  const value = 'value' in read ? read.value : undefined
  const write = (next: unknown) => onType(writeCell(type, next))
  switch (type.kind) {
    case 'part':
      return <PartField dimension={type.dimension} value={value} onChange={write} />
    case 'ids':
    case 'names':
      return <SetEditor values={type.values} chosen={listOf(value)} names={namesOf(file)} onChange={write} />
    case 'basis':
      return <BasisEditor value={listOf(value)} file={file} onChange={write} />
    case 'choice':
      return <Select data={[...type.values]} value={value ? String(value) : null} onChange={write} />
    default:
      return null
  }
}

type PartProps = { dimension: CellDimension; value: unknown; onChange: (value: unknown) => void }

function PartField({ dimension: { values }, value, onChange }: PartProps) {
  if (values === 'days') return <SpanEditor span={(value ?? {}) as Span} onChange={onChange} />
  return <SetEditor values={values} chosen={listOf(value)} names={{}} onChange={onChange} />
}

const listOf = <Item,>(value: unknown): readonly Item[] => (value ?? []) as readonly Item[]

/** Duties and locks by their words. */
const namesOf = ({ obligations, locks }: CountryFile): Readonly<Record<string, string>> =>
  Object.fromEntries([...obligations, ...locks].map(({ id, text }) => [id, text]))
