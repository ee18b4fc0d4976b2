import '@mantine/core/styles/Code.layer.css'
import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import type { SingleSignOn } from '@portal/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import classes from '../EntryList.module.css'
import {
  useConfirmDomain,
  useEnableProvider,
  useRemoveProvider,
  useSaveProvider,
  useTestProvider,
  useVerifyDomain,
} from './singleSignOn.queries.ts'

/** The identity provider of the account: where it is, whether its domain is verified, and whether it is in use. */
export function SingleSignOnSettings({ present }: { present: SingleSignOn | null }) {
  return (
    <Stack gap="lg">
      <ProviderForm key={`${present?.issuer} ${present?.domain}`} present={present} />
      {present && <DomainState present={present} />}
      {present && <UseState present={present} />}
    </Stack>
  )
}

const FIELDS = ['issuer', 'clientId', 'clientSecret', 'domain'] as const

function ProviderForm({ present }: { present: SingleSignOn | null }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const save = useSaveProvider()
  const [given, setGiven] = useState({
    issuer: present?.issuer ?? '',
    clientId: present?.clientId ?? '',
    clientSecret: '',
    domain: present?.domain ?? '',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { clientSecret, ...rest } = given
    save.mutate({ ...rest, ...(clientSecret && { clientSecret }) })
  }
  const fields = save.error instanceof ApiError ? save.error.fields : []
  const hints: { [field in (typeof FIELDS)[number]]?: string } = {
    issuer: t('security.provider.issuerHint'),
    domain: t('security.provider.domainHint'),
    ...(present && { clientSecret: t('security.provider.clientSecretHint') }),
  }
  return (
    <form noValidate aria-label={t('security.provider.title')} onSubmit={submit}>
      <Stack gap="md">
        {present && <Shown label={t('security.provider.redirect')}>{present.redirectUri}</Shown>}
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

function DomainState({ present: { domain, domainVerifiedAt, domainRecord } }: { present: SingleSignOn }) {
  const { t } = useTranslation()
  const verify = useVerifyDomain()
  if (domainVerifiedAt !== null) return <Text>{t('security.provider.verified', { domain })}</Text>
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t('security.provider.unverified', { domain })}</Text>
      <Shown label={t('security.provider.record')}>{domainRecord}</Shown>
      <FormFailure message={verify.isError ? refusalOf(verify.error) : undefined} />
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

function Shown({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm">{label}</Text>
      <Code block className={classes.value}>
        {children}
      </Code>
    </div>
  )
}

/** The domains that wait for the operator to confirm whose they are. */
export function UnconfirmedDomains({ rows }: { rows: readonly SingleSignOn[] }) {
  const { t } = useTranslation()
  const confirm = useConfirmDomain()
  return (
    <ul className={classes.list} aria-label={t('security.provider.unconfirmed')}>
      {rows.map(({ accountId, account, domain }) => (
        <li key={accountId} className={classes.entry}>
          <Text>{`${domain} · ${account}`}</Text>
          <Button
            variant="default"
            aria-label={t('security.provider.confirmOf', { domain, account })}
            onClick={() => confirm.mutate({ accountId, domain })}
          >
            {t('security.provider.confirm')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
