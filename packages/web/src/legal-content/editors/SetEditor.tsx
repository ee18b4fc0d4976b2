import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { plain } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './editors.module.css'

type Props = {
  readonly values: readonly string[]
  readonly chosen: readonly string[]
  readonly nameOf: (value: string) => string
  readonly onChange: (chosen: readonly string[] | undefined) => void
}

/** A list to search and tick. The order of what is chosen already stays. */
export function SetEditor({ values, chosen, nameOf, onChange }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const shown = values.filter((value) => plain(`${value} ${nameOf(value)}`).includes(plain(typed)))
  const choose = (next: readonly string[]) => onChange(next.length > 0 ? next : undefined)
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label={t('legalContent.editor.search')}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button variant="default" size="compact-sm" onClick={() => choose([...new Set([...chosen, ...shown])])}>
          {t('legalContent.editor.all')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => choose([])}>
          {t('legalContent.editor.none')}
        </Button>
        <Text role="status">{t('legalContent.editor.allBut', { count: chosen.length, all: values.length })}</Text>
      </Group>
      <div className={classes.list}>
        {shown.map((value) => (
          <Checkbox key={value} label={nameOf(value)} checked={chosen.includes(value)} onChange={() => toggle(value)} />
        ))}
      </div>
    </Stack>
  )
}
