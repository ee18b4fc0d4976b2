import { Group, NativeSelect, TextInput, Title } from '@mantine/core'
import type { Country, CountryLaw, SurveyContent } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { createWording } from '../../shared/law/wording.ts'
import classes from './country.module.css'
import { RuleRow } from './RuleRow.tsx'
import { type RuleFilter, rulesFound } from './rulesFound.ts'
import { Section } from './Section.tsx'

const COLOURS = ['RED', 'AMBER', 'GREEN'] as const

/** The country's matrices as tables to read: in each, the first row that fits decides. */
export function Rules({ country }: { country: Country }) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const law = useQuery(contentQueries.country({ iso2: country.iso2 }))
  return (
    <Section id="rules" lead={t('informationHub.country.rulesLead')}>
      <Loaded query={law} lines={8}>
        {(own) => (survey.data ? <Tables law={own} content={survey.data} /> : null)}
      </Loaded>
    </Section>
  )
}

function Tables({ law, content }: { law: CountryLaw; content: SurveyContent }) {
  const { t } = useTranslation()
  const wording = useMemo(() => createWording(content, law), [content, law])
  const [filter, setFilter] = useState<RuleFilter>({ use: '', colour: '', text: '' })
  const matrices = rulesFound(law, wording, filter)
  const count = matrices.reduce((sum, { rows }) => sum + rows.length, 0)
  const change = (part: Partial<RuleFilter>) => setFilter({ ...filter, ...part })
  return (
    <>
      <Group align="flex-end" gap="md" mb="md" className={classes.noPrint}>
        <NativeSelect
          label={t('informationHub.use')}
          value={filter.use}
          data={[
            { value: '', label: t('informationHub.country.anyUse') },
            ...content.uses.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ currentTarget }) => change({ use: currentTarget.value })}
        />
        <NativeSelect
          label={t('informationHub.country.colour')}
          value={filter.colour}
          data={[
            { value: '', label: t('informationHub.country.anyColour') },
            ...COLOURS.map((colour) => ({ value: colour, label: t(`light.${colour}.name`) })),
          ]}
          onChange={({ currentTarget }) => change({ colour: currentTarget.value })}
        />
        <TextInput
          type="search"
          label={t('informationHub.country.ruleText')}
          value={filter.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <p role="status">{t('informationHub.country.rulesFound', { count })}</p>
      </Group>
      {count === 0 && <p>{t('informationHub.noMatches')}</p>}
      {matrices.map(({ id, title, rows }) => (
        <div key={id} className={classes.matrix}>
          <Title order={3} id={`matrix-${id}`}>
            {title}
          </Title>
          <div className={classes.scroll}>
            <table className={classes.rules} aria-labelledby={`matrix-${id}`}>
              <thead>
                <tr>
                  {(['when', 'result', 'why', 'basis'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`informationHub.country.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ row, number }) => (
                  <RuleRow key={row.id} row={row} number={number} law={law} wording={wording} />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </>
  )
}
