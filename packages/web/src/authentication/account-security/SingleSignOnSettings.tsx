import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ProviderRefusal, SingleSignOn } from '@portal/contract'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import classes from '../EntryList.module.css'
import { CopiedAddress, Shown } from './CopiedAddress.tsx'
import {
  useEnableProvider,
  useRemoveProvider,
  useSaveProvider,
  useTestProvider,
  useVerifyDomain,
} from './singleSignOn.queries.ts'

/** The identity provider of the account: where it is, whether its domain is verified, and whether it is in use. */
type SettingsProps = { present: SingleSignOn | null; refusals: readonly ProviderRefusal[]; redirectUri: string }

export function SingleSignOnSettings({ present, refusals, redirectUri }: SettingsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      {/* The provider asks for it before it gives what the form below asks for. */}
      <CopiedAddress label={t('security.provider.redirect')} address={redirectUri} />
      <ProviderForm key={`${present?.issuer} ${present?.domain}`} present={present} />
      {present && <DomainState present={present} />}
      {present && <UseState present={present} />}
      {refusals.length > 0 && <Refusals rows={refusals} />}
    </Stack>
  )
}

const FIELDS = ['issuer', 'clientId', 'clientSecret', 'domain'] as const

/** What was typed about the provider, and its saving. The secret is sent only if it is given anew. */
function useProviderForm(present: SingleSignOn | null) {
  const save = useSaveProvider()
  const [given, setGiven] = useState({
    issuer: present?.issuer ?? '',
    clientId: present?.clientId ?? '',
    clientSecret: '',
    domain: present?.domain ?? '',
  })
  const [acceptsUnverified, setAcceptsUnverified] = useState(present?.acceptsUnverified ?? false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { clientSecret, ...rest } = given
    save.mutate({ ...rest, acceptsUnverified, ...(clientSecret && { clientSecret }) })
  }
  return { save, given, setGiven, acceptsUnverified, setAcceptsUnverified, submit }
}

function ProviderForm({ present }: { present: SingleSignOn | null }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { save, given, setGiven, acceptsUnverified, setAcceptsUnverified, submit } = useProviderForm(present)
  const fields = save.error instanceof ApiError ? save.error.fields : []
  const hints: { [field in (typeof FIELDS)[number]]?: string } = {
    issuer: t('security.provider.issuerHint'),
    domain: t('security.provider.domainHint'),
    ...(present && { clientSecret: t('security.provider.clientSecretHint') }),
  }
  return (
    <form noValidate aria-label={t('security.provider.title')} onSubmit={submit}>
      <Stack gap="md">
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            type={field === 'clientSecret' ? 'password' : 'text'}
            label={t(`security.provider.${field}`)}
            description={hints[field]}
            value={given[field]}
            onChange={({ currentTarget }) => setGiven({ ...given, [field]: currentTarget.value })}
            error={fields.find(({ path }) => path === field)?.message}
            autoComplete="off"
          />
        ))}
        <Checkbox
          label={t('security.provider.acceptsUnverified')}
          description={t('security.provider.acceptsUnverifiedHint')}
          checked={acceptsUnverified}
          onChange={({ currentTarget }) => setAcceptsUnverified(currentTarget.checked)}
        />
        <FormFailure message={save.isError && fields.length === 0 ? errorText(save.error) : undefined} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('security.provider.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const refusalOf = (error: unknown) => (error instanceof ApiError ? error.fields[0]?.message : undefined)

function DomainState({
  present: { domain, domainVerifiedAt, domainRecord, needsSecondPerson },
}: {
  present: SingleSignOn
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const verify = useVerifyDomain()
  if (domainVerifiedAt !== null) return <Text>{t('security.provider.verified', { domain })}</Text>
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t('security.provider.unverified', { domain })}</Text>
      {needsSecondPerson && <Text>{t('security.provider.secondPerson')}</Text>}
      <Shown label={t('security.provider.record')}>{domainRecord}</Shown>
      <FormFailure message={verify.isError ? (refusalOf(verify.error) ?? errorText(verify.error)) : undefined} />
      <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate(undefined)}>
        {t('security.provider.verify')}
      </Button>
    </Stack>
  )
}

function UseState({ present: { enabled, emergencyUser, domainVerifiedAt } }: { present: SingleSignOn }) {
  const { t } = useTranslation()
  const test = useTestProvider()
  const enable = useEnableProvider()
  const remove = useRemoveProvider()
  return (
    <Stack gap="xs">
      <Text>{enabled ? t('security.provider.on', { email: emergencyUser ?? '' }) : t('security.provider.off')}</Text>
      <Group gap="xs">
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate(undefined)}>
          {t('security.provider.test')}
        </Button>
        <Button
          variant={enabled ? 'default' : 'filled'}
          disabled={domainVerifiedAt === null}
          loading={enable.isPending}
          onClick={() => enable.mutate(!enabled)}
        >
          {enabled ? t('security.provider.disable') : t('security.provider.enable')}
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t('security.provider.remove')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Why the provider did not sign people in lately, so that the administrator can put it right. */
function Refusals({ rows }: { rows: readonly ProviderRefusal[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('security.provider.refusals')}>
      <Text fw={600}>{t('security.provider.refusals')}</Text>
      <ul className={classes.list}>
        {rows.map(({ at, email, cause }) => (
          <li key={at} className={classes.entry}>
            <Text>{[formatInstant(at), email].filter(Boolean).join(' · ')}</Text>
            <Text>{t(`security.provider.causes.${cause}`)}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
