import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { type CellType, type CountryFile, readCell, writeCell } from '@portal/contract'
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
  if (type.kind === 'part') {
    const { values } = type.dimension
    if (values === 'days') return <SpanEditor span={(value ?? {}) as Span} onChange={write} />
    return <SetEditor values={values} chosen={(value ?? []) as string[]} names={{}} onChange={write} />
  }
  if (type.kind === 'ids' || type.kind === 'names')
    return <SetEditor values={type.values} chosen={(value ?? []) as string[]} names={namesOf(file)} onChange={write} />
  if (type.kind === 'basis') return <BasisEditor value={(value ?? []) as never} file={file} onChange={write} />
  if (type.kind === 'choice')
    return (
      <Select data={[...type.values]} value={(value as string) ?? null} onChange={write} clearable={!type.isRequired} />
    )
  return null
}

/** Duties and locks by their words. */
const namesOf = ({ obligations, locks }: CountryFile): Readonly<Record<string, string>> =>
  Object.fromEntries([...obligations, ...locks].map(({ id, text }) => [id, text]))
