import { Anchor, Button } from '@mantine/core'
import type { AssessmentAnswer } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigationType, useParams } from 'react-router'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { CaseSubpage } from '../core/CaseSubpage.tsx'
import { WhatIfBoard } from './WhatIfBoard.tsx'
import classes from './whatIf.module.css'

/** What-if: up to three scenarios beside the assessment, which stays unchanged. */
export function WhatIfPage() {
  const { id = '' } = useParams()
  const entry = useHistoryEntry()
  return (
    <CaseSubpage texts="assessments.whatIf" actions={<WhatIfActions id={id} />}>
      {(saved) => <Content key={`${id} ${entry}`} saved={saved} />}
    </CaseSubpage>
  )
}

function Content({ saved }: { saved: AssessmentAnswer }) {
  const content = useQuery(contentQueries.survey)
  return (
    <Loaded query={content} lines={8}>
      {(survey) => <WhatIfBoard saved={saved} content={survey} />}
    </Loaded>
  )
}

/** The way back to the assessment, and onto paper. */
function WhatIfActions({ id }: { id: string }) {
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

/**
 * Changes with every entry of the history that is walked to, and not when the address of one is put in place of
 * another: what an address says is read once for each entry.
 */
function useHistoryEntry(): string {
  const { key } = useLocation()
  const type = useNavigationType()
  const [entry, setEntry] = useState(key)
  if (type === 'REPLACE' || key === entry) return entry
  setEntry(key)
  return key
}
