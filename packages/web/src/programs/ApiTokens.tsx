import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Alert, Button, Checkbox, Code, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type ApiToken, grantableScopes, type Scope } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { formatDayOf } from '../shared/dates/dates.ts'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FailureText, useFailureOf } from './failures.tsx'
import classes from './programs.module.css'
import { accountTokensQuery, ownTokensQuery, useCreateToken, useRevokeToken } from './programs.queries.ts'

const SCOPE_TEXTS = {
  'read:hub': 'readHub',
  'read:assessments': 'readAssessments',
  assess: 'assess',
  administer: 'administer',
  scim: 'scim',
} as const satisfies { readonly [scope in Scope]: string }

const DAYS = ['30', '90', '180', '365'] as const

/** The user's own tokens, and a form to make one; its token is shown once. */
export function OwnTokens() {
  const { t } = useTranslation()
  const own = useQuery(ownTokensQuery)
  const create = useCreateToken()
  const made = create.data
  const isRevoked = own.data?.rows.some(({ tokenId, revokedAt }) => tokenId === made?.apiToken.tokenId && revokedAt)
  return (
    <Stack gap="md">
      {made && !isRevoked && (
        <Alert color="petrol" title={t('programs.tokens.made')}>
          <Text mb="sm">{t('programs.tokens.once')}</Text>
          <Code block className={classes.secret}>
            {made.token}
          </Code>
        </Alert>
      )}
      <Loaded query={own}>{({ rows }) => <TokenList tokens={rows} />}</Loaded>
      <NewToken create={create} />
    </Stack>
  )
}

/** The tokens of all users of the account, for its administrators. */
export function AccountTokens() {
  const all = useQuery(accountTokensQuery)
  return <Loaded query={all}>{({ rows }) => <TokenList tokens={rows} namesUser />}</Loaded>
}

function TokenList({ tokens, namesUser = false }: { tokens: readonly ApiToken[]; namesUser?: boolean }) {
  const { t } = useTranslation()
  if (tokens.length === 0) return <Text>{t('programs.tokens.none')}</Text>
  return (
    <ul className={classes.list}>
      {tokens.map((token) => (
        <TokenRow key={token.tokenId} token={token} namesUser={namesUser} />
      ))}
    </ul>
  )
}

function TokenRow({ token, namesUser }: { token: ApiToken; namesUser: boolean }) {
  const { t } = useTranslation()
  const { name, hint, scopes, expiresAt, usedAt, revokedAt, tokenId, user } = token
  const state = revokedAt
    ? t('programs.tokens.revoked', { day: formatDayOf(revokedAt) })
    : t('programs.tokens.until', { day: formatDayOf(expiresAt) })
  return (
    <li className={classes.entry}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[
            `${hint}…`,
            ...(namesUser ? [user] : []),
            ...scopes.map((scope) => t(`programs.scopes.${SCOPE_TEXTS[scope]}`)),
            state,
          ].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {usedAt ? (
            <>
              {t('programs.tokens.used')} <RelativeTime instant={usedAt} />
            </>
          ) : (
            t('programs.tokens.unused')
          )}
        </Text>
      </div>
      {!revokedAt && <Revoke id={tokenId} name={name} />}
    </li>
  )
}

function Revoke({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const revoke = useRevokeToken()
  const [isAsking, setAsking] = useState(false)
  const title = t('programs.tokens.revokeOf', { name })
  return (
    <>
      <Button variant="default" aria-label={title} onClick={() => setAsking(true)}>
        {t('programs.tokens.revoke')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          action={t('programs.tokens.revoke')}
          onConfirm={() => revoke.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
          pending={revoke.isPending}
          failure={revoke.isError ? errorText(revoke.error) : undefined}
        >
          <Text>{t('programs.tokens.revokeLead')}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}

function NewToken({ create }: { create: ReturnType<typeof useCreateToken> }) {
  const { t } = useTranslation()
  const failureOf = useFailureOf(create.error)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<string[]>([])
  const [days, setDays] = useState<string>('90')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, scopes: scopes as Scope[], days: Number(days) }
    create.mutate({ body }, { onSuccess: () => setName('') })
  }
  return (
    <form noValidate aria-label={t('programs.tokens.create')} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          size="md"
          label={t('programs.tokens.name')}
          description={t('programs.tokens.nameHint')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={failureOf('name')}
        />
        <ScopeChoice value={scopes} onChange={setScopes} error={failureOf('scopes')} />
        <NativeSelect
          size="md"
          label={t('programs.tokens.days')}
          data={DAYS.map((value) => ({ value, label: t('programs.tokens.daysCounted', { count: Number(value) }) }))}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <FailureText error={create.error} />
        <Group>
          <Button type="submit" loading={create.isPending}>
            {t('programs.tokens.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ScopeProps = { value: string[]; onChange: (scopes: string[]) => void; error: string | undefined }

/** The scopes that the user may give to a program. */
function ScopeChoice({ value, onChange, error }: ScopeProps) {
  const { t } = useTranslation()
  const offered = grantableScopes(useSession().user?.allowedActions ?? [])
  return (
    <Checkbox.Group label={t('programs.tokens.scopes')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        {offered.map((scope) => (
          <Checkbox key={scope} value={scope} label={t(`programs.scopes.${SCOPE_TEXTS[scope]}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
