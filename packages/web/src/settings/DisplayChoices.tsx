import '@mantine/core/styles/SimpleGrid.layer.css'
import { NativeSelect, SimpleGrid } from '@mantine/core'
import { type Preferences, THEMES } from '@portal/contract'
import { DATE_STYLES, LANGUAGES, ownName } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { notify } from '../shared/feedback/notify.ts'
import { resetPageSizes } from '../shared/list/listSettings.ts'
import { usePreferences } from '../shared/preferences/usePreferences.ts'

const PAGE_SIZES = [10, 20, 50, 100] as const

/** The display preferences; each change is saved at once. */
export function DisplayChoices() {
  const { t } = useTranslation()
  const { preferences, choose } = usePreferences()
  const save = (chosen: Partial<Preferences>) =>
    choose(chosen, {
      onSuccess: () => {
        if (chosen.pageSize) resetPageSizes()
        notify.success(t('settings.display.saved'))
      },
    })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Choice
        label={t('settings.display.dateStyle')}
        options={DATE_STYLES.map((value) => ({ value, label: t(`settings.display.dateStyles.${value}`) }))}
        value={preferences.dateStyle}
        onChoose={(dateStyle) => save({ dateStyle })}
      />
      <Choice
        label={t('settings.display.language')}
        options={LANGUAGES.map((value) => ({ value, label: ownName(value) }))}
        value={preferences.language}
        onChoose={(language) => save({ language })}
      />
      <Choice
        label={t('settings.display.theme')}
        options={THEMES.map((value) => ({ value, label: t(`settings.display.themes.${value}`) }))}
        value={preferences.theme}
        onChoose={(theme) => save({ theme })}
      />
      <Choice
        label={t('settings.display.pageSize')}
        hint={t('settings.display.pageSizeHint')}
        options={PAGE_SIZES.map((value) => ({ value, label: String(value) }))}
        value={preferences.pageSize}
        onChoose={(pageSize) => save({ pageSize })}
      />
    </SimpleGrid>
  )
}

type ChoiceProps<T> = {
  label: string
  hint?: string
  options: { value: T; label: string }[]
  value: T
  onChoose: (value: T) => void
}

function Choice<T extends string | number>({ label, hint, options, value, onChoose }: ChoiceProps<T>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onChoose(chosen.value)
  }
  return (
    <NativeSelect
      size="md"
      label={label}
      {...(hint && { description: hint })}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(value)}
      onChange={(event) => choose(event.currentTarget.value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
