import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ALL_USES } from '../useChosen.ts'
import classes from './rules.module.css'
import type { RuleFilter } from './rulesFound.ts'
import type { ReadLaw } from './useReadLaw.ts'

const COLOURS = ['RED', 'AMBER', 'GREEN'] as const

type Props = {
  uses: ReadLaw['uses']
  filter: RuleFilter
  onUse: (use: string) => void
  onChange: (part: Pick<RuleFilter, 'colour'> | Pick<RuleFilter, 'text'>) => void
}

/** The use whose rules are read, and what else narrows them. */
export function RuleFilterBar({ uses, filter, onUse, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Group align="flex-end" gap="md" mb="md" className={classes.noPrint ?? ''}>
      <NativeSelect
        size="md"
        label={t('informationHub.use')}
        value={filter.use}
        data={[
          { value: '', label: t('informationHub.country.chooseUse') },
          ...uses.map(({ id, title }) => ({ value: id, label: title })),
          { value: ALL_USES, label: t('informationHub.country.anyUse') },
        ]}
        onChange={({ currentTarget }) => onUse(currentTarget.value)}
      />
      {filter.use !== '' && (
        <>
          <NativeSelect
            size="md"
            label={t('informationHub.country.colour')}
            value={filter.colour}
            data={[
              { value: '', label: t('informationHub.country.anyColour') },
              ...COLOURS.map((colour) => ({ value: colour, label: t(`light.${colour}.name`) })),
            ]}
            onChange={({ currentTarget }) => onChange({ colour: currentTarget.value })}
          />
          <TextInput
            type="search"
            size="md"
            label={t('informationHub.country.ruleText')}
            value={filter.text}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        </>
      )}
    </Group>
  )
}
