import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { type CountryFile, type DocumentFile, writeInWords } from '@portal/contract'
import type { Span } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, isRealDay, parseDay } from '../../shared/dates/dates.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import type { SheetColumn } from '../sheets/sheet.ts'
import { useProblemText } from '../sheets/useProblemText.ts'
import { BasisEditor } from './BasisEditor.tsx'
import { FileEditor } from './FileEditor.tsx'
import { SetEditor } from './SetEditor.tsx'

type Props = {
  readonly title: string
  readonly column: Pick<SheetColumn, 'type' | 'words'>
  readonly text: string
  readonly file: CountryFile
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

/** The editor for what a cell holds; the text that it makes is that of the cell. */
export function CellEditor({ title, column, text, file, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(() => textInWords(column, text))
  const read = column.words.read(typed)
  const problemText = useProblemText()
  const problem = 'problem' in read ? problemText(read.problem) : undefined
  const words = 'value' in read ? column.words.ofCell(read.value) : ''
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Field column={column} typed={typed} file={file} onType={setTyped} />
        {column.type.kind !== 'file' && (
          <Textarea
            label={t('legalContent.editor.text')}
            autosize
            minRows={2}
            value={typed}
            error={problem}
            {...(isOfNames(column) && words && { description: words })}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
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

type Column = Props['column']

/** The text of a cell with names in words; a text that cannot be read stays as it was typed. */
function textInWords({ type, words }: Column, text: string): string {
  const read = words.read(text)
  return 'value' in read ? writeInWords(type, read.value, words.ofValue) : text
}

/** Conditions within a text are written with their names, and said in words above it. */
const isOfNames = ({ type: { kind } }: Column): boolean => kind === 'box' || kind === 'boxes'

type FieldProps = Pick<Props, 'column' | 'file'> & { readonly typed: string; readonly onType: (text: string) => void }

/** Lists, dates and documents to choose from, beside the text that says the same. */
function Field({ column: { type, words }, typed, file, onType }: FieldProps) {
  const { t } = useTranslation()
  const read = words.read(typed)
  const value = 'value' in read ? read.value : undefined
  const write = (next: unknown) => onType(writeInWords(type, next, words.ofValue))
  switch (type.kind) {
    case 'part':
      return type.dimension.values === 'days' ? (
        <SpanEditor span={(value ?? {}) as Span} onChange={write} />
      ) : (
        <SetEditor values={type.dimension.values} chosen={listOf(value)} nameOf={words.ofValue} onChange={write} />
      )
    case 'ids':
    case 'names':
      return <SetEditor values={type.values} chosen={listOf(value)} nameOf={words.ofValue} onChange={write} />
    case 'basis':
      return <BasisEditor value={listOf(value)} file={file} nameOf={words.ofValue} onChange={write} />
    case 'file':
      return <FileEditor country={file.country} file={value as DocumentFile | undefined} onChange={write} />
    case 'choice':
      return (
        <Select
          searchable
          aria-label={t('legalContent.editor.value')}
          data={type.values.map((one) => ({ value: one, label: words.ofValue(one) }))}
          value={value ? String(value) : null}
          onChange={write}
        />
      )
    default:
      return null
  }
}

const listOf = <Item,>(value: unknown): readonly Item[] => (value ?? []) as readonly Item[]

type SpanProps = { readonly span: Span; readonly onChange: (span: Span | undefined) => void }

/** The first day of a span, and the day before which it ends. */
function SpanEditor({ span, onChange }: SpanProps) {
  const { t } = useTranslation()
  const change = (side: keyof Span, day: string | undefined) => {
    const { [side]: _replaced, ...other } = span
    const next = day ? { ...other, [side]: day } : other
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <Group grow>
      <DayInput label={t('legalContent.editor.from')} day={span.from} onDay={(day) => change('from', day)} isFirst />
      <DayInput label={t('legalContent.editor.before')} day={span.before} onDay={(day) => change('before', day)} />
    </Group>
  )
}

type DayProps = {
  readonly label: string
  readonly day: string | undefined
  readonly onDay: (day: string | undefined) => void
  readonly isFirst?: boolean
}

/** A day as it is typed; taken over once it is one. */
function DayInput({ label, day, onDay, isFirst = false }: DayProps) {
  const [typed, setTyped] = useState(day ? formatDay(day) : '')
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={typed}
      {...(isFirst && { 'data-autofocus': true })}
      onChange={(event) => {
        const text = event.currentTarget.value
        const read = parseDay(text)
        setTyped(text)
        if (text.trim() === '') onDay(undefined)
        else if (isRealDay(read)) onDay(read)
      }}
    />
  )
}
