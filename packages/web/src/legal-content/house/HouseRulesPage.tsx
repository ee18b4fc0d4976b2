import { Alert, Button, Group } from '@mantine/core'
import { type CallOutput, type ContentVersion, HOUSE, type houseRules } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatInstant } from '../../shared/dates/dates.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { legalContentQueries, useBeginHouseRules } from '../core/legalContent.queries.ts'
import { entryWithId, problemWords } from '../core/namedInProblems.ts'
import classes from '../workspace/workspace.module.css'

type House = CallOutput<typeof houseRules.read>

/** The house rules of the account: those in force, the drafts, and what the law has overtaken. */
export function HouseRulesPage() {
  const { t } = useTranslation()
  const query = useQuery(legalContentQueries.house)
  return (
    <>
      <PageTitle title={t('houseRules.title')} lead={t('houseRules.lead')} actions={<Begin />} />
      <Loaded query={query} lines={8}>
        {({ versions, active }) => (
          <div className={classes.parts}>
            <section aria-labelledby="in-force">
              <h2 id="in-force">{t('houseRules.rules')}</h2>
              {active ? (
                <InForce active={active} />
              ) : (
                <p>
                  {t('houseRules.none')} {t('houseRules.example')}
                </p>
              )}
            </section>
            {versions.length > 0 && (
              <section aria-labelledby="versions">
                <h2 id="versions">{t('houseRules.versions')}</h2>
                <ul className={classes.waiting}>
                  {versions.map((version) => (
                    <li key={version.version}>
                      <VersionLine version={version} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Begin() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const begin = useBeginHouseRules()
  const open = () =>
    begin.mutate(undefined, {
      onSuccess: ({ version: { version } }) => navigate(paths.legalDraft(HOUSE, version)),
    })
  return (
    <Group>
      {begin.isError && <Failure error={begin.error} />}
      <Button size="md" loading={begin.isPending} onClick={open}>
        {t('houseRules.begin')}
      </Button>
    </Group>
  )
}

function InForce({ active: { version, file, problems } }: { active: NonNullable<House['active']> }) {
  const { t } = useTranslation()
  const rows = file.matrices.flatMap((matrix) => matrix.rows.slice(0, -1))
  return (
    <>
      <p>
        {t('houseRules.inForce', {
          version: version.version,
          at: version.activatedAt ? formatInstant(version.activatedAt) : '',
        })}
      </p>
      {rows.length === 0 && <p>{t('houseRules.none')}</p>}
      {problems.length > 0 && (
        <Alert color="petrol">
          {t('houseRules.dead')}
          <ul>
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {t('informationHub.differences.quoted', { text: entryWithId(file, path)?.words ?? path })}{' '}
                <LawText>{problemWords(file, message)}</LawText>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className={classes.waiting}>
        {rows.map(({ id, then: { status, reason } }) => (
          <li key={id}>
            {status && <TrafficLight status={status} />} {reason}
          </li>
        ))}
      </ul>
    </>
  )
}

function VersionLine({ version: { version, state, editor, editedAt, activatedAt } }: { version: ContentVersion }) {
  const { t } = useTranslation()
  if (state === 'active') return t('houseRules.inForce', { version, at: activatedAt ? formatInstant(activatedAt) : '' })
  if (state !== 'draft') return t('houseRules.retired', { version })
  return (
    <>
      {t('houseRules.draftOf', { version, editor: editor ?? '', at: formatInstant(editedAt) })}{' '}
      <Button variant="default" size="compact-md" component={Link} to={paths.legalDraft(HOUSE, version)}>
        {t('houseRules.begun', { version })}
      </Button>
    </>
  )
}
