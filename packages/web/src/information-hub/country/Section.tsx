import { Title } from '@mantine/core'
import type { hubScreens } from '@portal/texts/en/information-hub/screens'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import classes from './country.module.css'

export type SectionId = keyof typeof hubScreens.country.sections
type Props = { id: SectionId; lead?: string; children: ReactNode }

/** Page section with a heading and an anchor. */
export function Section({ id, lead, children }: Props) {
  const { t } = useTranslation()
  const isTarget = useLocation().hash === `#${id}`
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={classes.section} data-target={isTarget}>
      <Title order={2} id={`${id}-title`}>
        {t(`informationHub.country.sections.${id}`)}
      </Title>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}
