import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Duty } from './dutiesOf.ts'
import classes from './rules.module.css'

type Props = { duties: readonly Duty[]; isOpen: boolean; onToggle: () => void }

/** What the rules that are shown ask for, each once; folded on screen, never in print. */
export function DutyList({ duties, isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  if (duties.length === 0) return null
  return (
    <div className={classes.dutyList}>
      <h3>{t('informationHub.country.dutiesTitle')}</h3>
      <Button variant="default" size="sm" className={classes.noPrint ?? ''} aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'informationHub.country.foldDuties' : 'informationHub.country.showDuties', {
          count: duties.filter(({ isFolded }) => !isFolded).length,
        })}
      </Button>
      <ol hidden={!isOpen} className={classes.printed}>
        {duties.map(({ id, kind, number, text, about, isFolded }) => (
          <li
            key={`${kind} ${id}`}
            id={`duty-${id}`}
            value={number}
            hidden={isFolded}
            tabIndex={-1}
            data-target={hash === `#duty-${id}`}
          >
            {kind === 'lock' ? t('informationHub.country.lock', { text }) : text}
            {about.length > 0 && <span className={classes.quiet}> {about.join(' · ')}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
