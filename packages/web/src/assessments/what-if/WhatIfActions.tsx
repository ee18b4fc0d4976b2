import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './whatIf.module.css'

/** The way back to the assessment, and onto paper. */
export function WhatIfActions({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.actions}>
      <Anchor component={Link} to={paths.assessment(id)}>
        {t('assessments.whatIf.back')}
      </Anchor>
      <Button variant="default" size="md" onClick={() => window.print()}>
        {t('assessments.whatIf.print')}
      </Button>
    </div>
  )
}
