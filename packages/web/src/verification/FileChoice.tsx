import { Button, Group, Text } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './verification.module.css'

type Props = { file: File | null; error: string | undefined; onChoose: (file: File | null) => void }

/** Native file input that is also a drop target; the file never leaves the browser. */
export function FileChoice({ file, error, onChoose }: Props) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    drag(event, false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onChoose(dropped)
  }
  return (
    <fieldset
      className={classes.drop}
      data-over={over}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <label htmlFor="report-file" className={classes.label}>
        {t('verification.file')}
      </label>
      <input
        ref={input}
        id="report-file"
        type="file"
        className={classes.input}
        accept=".pdf,.json,.xlsx"
        aria-describedby="report-file-note"
        aria-invalid={error !== undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      <div className={classes.choice}>
        <label htmlFor="report-file" className={classes.choose}>
          {t(file ? 'verification.fileOther' : 'verification.fileChoose')}
        </label>
        <Text size="sm" c="dimmed">
          {t('verification.fileDrop')}
        </Text>
      </div>
      {file && (
        <Group gap="xs">
          <Text size="sm" fw={600} className={classes.name}>
            {file.name}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('verification.fileRemoveOf', { name: file.name })}
            onClick={() => {
              if (input.current) input.current.value = ''
              onChoose(null)
            }}
          >
            {t('verification.fileRemove')}
          </Button>
        </Group>
      )}
      <Text id="report-file-note" size="sm" c={error ? 'var(--mantine-color-error)' : 'dimmed'} role={error && 'alert'}>
        {error ?? t('verification.filePrivate')}
      </Text>
    </fieldset>
  )
}
