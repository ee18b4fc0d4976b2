import { Button, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { AssessButton } from '../../shared/layout/AssessButton.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { showTourStep } from '../../shared/navigation/tourStep.ts'
import { usePreferences } from '../../shared/preferences/usePreferences.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './StartCards.module.css'

/** Cards for a user without assessments: each is one way to start. */
export function StartCards() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <section aria-label={t('dashboard.start')} className={classes.cards}>
      {user?.allowedActions.includes('CREATE_ASSESSMENTS') ? <AssessCard /> : <FindCard />}
      {!user?.preferences.tourEnded && <TourCard />}
      <Card title={t('dashboard.example.title')} text={t('dashboard.example.text')}>
        <Button component={Link} to={paths.example} variant="default">
          {t('dashboard.example.action')}
        </Button>
      </Card>
      {user?.allowedActions.includes('MANAGE_USERS') && (
        <Card title={t('dashboard.invite.title')} text={t('dashboard.invite.text')}>
          <Button component={Link} to={paths.userManagement} variant="default">
            {t('dashboard.invite.action')}
          </Button>
        </Card>
      )}
      <Card title={t('dashboard.country.title')} text={t('dashboard.country.text')}>
        <Button component={Link} to={paths.informationHub} variant="default">
          {t('dashboard.country.action')}
        </Button>
      </Card>
      <Card title={t('dashboard.read.title')} text={t('dashboard.read.text')}>
        <ul className={classes.lights}>
          {(['GREEN', 'AMBER', 'RED', null] as const).map((status) => (
            <li key={status}>
              <TrafficLight status={status} wording="meaning" />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function TourCard() {
  const { t } = useTranslation()
  const { choose } = usePreferences()
  return (
    <Card title={t('dashboard.tour.title')} text={t('dashboard.tour.text')}>
      <Group gap="xs">
        <Button variant="default" onClick={() => showTourStep(0)}>
          {t('dashboard.tour.action')}
        </Button>
        <Button variant="subtle" onClick={() => choose({ tourEnded: true })}>
          {t('dashboard.tour.skip')}
        </Button>
      </Group>
    </Card>
  )
}

/** For users who may only read. */
function FindCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('dashboard.find.title')} text={t('dashboard.find.text')}>
      <Button component={Link} to={paths.assessments} variant="default">
        {t('dashboard.find.action')}
      </Button>
    </Card>
  )
}

function AssessCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('dashboard.assess.title')} text={t('dashboard.assess.text')}>
      <AssessButton variant="default" />
    </Card>
  )
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={classes.card}>
      <Title order={2}>{title}</Title>
      <Text className={classes.text}>{text}</Text>
      <div>{children}</div>
    </div>
  )
}
