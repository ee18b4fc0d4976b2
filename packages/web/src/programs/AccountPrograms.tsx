import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageSection } from '../shared/layout/PageSection.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { AccountTokens } from './ApiTokens.tsx'
import { RetentionChoice } from './PersonalData.tsx'
import { Webhooks } from './Webhooks.tsx'

export const OF_ACCOUNT = ['accountTokens', 'webhooks', 'retention'] as const

/** Links to the sections on programs and data of the account. */
export function AccountProgramLinks() {
  const { t } = useTranslation()
  return OF_ACCOUNT.map((id) => (
    <Link key={id} to={`#${id}`}>
      {t(`programs.${id}.title`)}
    </Link>
  ))
}

const CONTENTS = { accountTokens: <TokensOfAccount />, webhooks: <Webhooks />, retention: <RetentionChoice /> }

/** What programs may do in the account, and what it lets go by itself: for its administrators. */
export function AccountPrograms() {
  const { t } = useTranslation()
  return OF_ACCOUNT.map((id) => (
    <PageSection key={id} id={id} title={t(`programs.${id}.title`)} text={t(`programs.${id}.text`)}>
      {CONTENTS[id]}
    </PageSection>
  ))
}

function TokensOfAccount() {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <AccountTokens />
      <Text>
        <Anchor component={Link} to={`${paths.settings}#tokens`}>
          {t('programs.accountTokens.make')}
        </Anchor>
      </Text>
    </Stack>
  )
}
