import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Alert, Button, Checkbox, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { WEBHOOK_EVENTS, type Webhook, type WebhookDelivery, type WebhookEvent } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates/dates.ts'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FailureText, useFailureOf } from './failures.tsx'
import classes from './programs.module.css'
import {
  deliveriesQuery,
  useChangeWebhook,
  useCreateWebhook,
  useDeleteWebhook,
  useRenewSecret,
  useSendAgain,
  useTestWebhook,
  webhooksQuery,
} from './programs.queries.ts'

const EVENT_TEXTS = {
  'assessment.completed': 'completed',
  'assessment.colour-changed': 'colourChanged',
  'assessment.lock-opened': 'lockOpened',
  test: 'test',
} as const satisfies { readonly [event in WebhookDelivery['event']]: string }

/** The webhooks of the account with their deliveries, and a form to add one; its secret is shown once. */
export function Webhooks() {
  const { t } = useTranslation()
  const all = useQuery(webhooksQuery)
  const create = useCreateWebhook()
  const renew = useRenewSecret()
  const secret = renew.data?.secret ?? create.data?.secret
  return (
    <Stack gap="md">
      {secret && (
        <Alert color="petrol" title={t('programs.webhooks.secret')}>
          <Text mb="sm">{t('programs.webhooks.once')}</Text>
          <Code block className={classes.secret}>
            {secret}
          </Code>
        </Alert>
      )}
      <Loaded query={all}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text>{t('programs.webhooks.none')}</Text>
          ) : (
            <ul className={classes.list}>
              {rows.map((webhook) => (
                <WebhookRow key={webhook.webhookId} webhook={webhook} renew={renew} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewWebhook create={create} />
    </Stack>
  )
}

function WebhookRow({ webhook, renew }: { webhook: Webhook; renew: ReturnType<typeof useRenewSecret> }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const change = useChangeWebhook()
  const test = useTestWebhook()
  const { webhookId: id, address, active } = webhook
  const onError = (error: unknown) => notify.error(errorText(error))
  return (
    <li className={classes.entry}>
      <div>
        <Text fw={600}>{address}</Text>
        <WebhookState webhook={webhook} />
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          loading={test.isPending}
          onClick={() => test.mutate({ params: { id } }, { onSuccess: () => setOpen(true), onError })}
        >
          {t('programs.webhooks.test')}
        </Button>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('programs.webhooks.deliveries')}
        </Button>
        <Button
          variant="default"
          loading={renew.isPending && renew.variables.params.id === id}
          onClick={() => renew.mutate({ params: { id } }, { onError })}
        >
          {t('programs.webhooks.newSecret')}
        </Button>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ params: { id }, body: { active: !active } }, { onError })}
        >
          {t(active ? 'programs.webhooks.switchOff' : 'programs.webhooks.switchOn')}
        </Button>
        <Removal id={id} address={address} />
      </Group>
      {isOpen && <Deliveries id={id} />}
    </li>
  )
}

/** The events that a webhook receives, and whether it is switched off or has two secrets during a rotation. */
function WebhookState({ webhook: { events, active, formerSecretUntil } }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const words = [
    ...events.map((event) => t(`programs.events.${EVENT_TEXTS[event]}`)),
    !active && t('programs.webhooks.off'),
    formerSecretUntil && t('programs.webhooks.bothSecrets', { until: formatInstant(formerSecretUntil) }),
  ]
  return (
    <Text size="sm" c="dimmed">
      {words.filter(Boolean).join(' · ')}
    </Text>
  )
}

function Removal({ id, address }: { id: string; address: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteWebhook()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('programs.webhooks.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('programs.webhooks.removeTitle')}
          action={t('programs.webhooks.remove')}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
          pending={remove.isPending}
          failure={remove.isError ? errorText(remove.error) : undefined}
        >
          <Text>{t('programs.webhooks.removeLead', { address })}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}

function Deliveries({ id }: { id: string }) {
  const { t } = useTranslation()
  const deliveries = useQuery(deliveriesQuery(id))
  return (
    <Stack w="100%" gap={0}>
      <Loaded query={deliveries}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text>{t('programs.webhooks.nothingSent')}</Text>
          ) : (
            <ul className={classes.list} aria-label={t('programs.webhooks.deliveries')}>
              {rows.map((delivery) => (
                <DeliveryRow key={delivery.deliveryId} id={id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  )
}

function DeliveryRow({ id, delivery }: { id: string; delivery: WebhookDelivery }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const again = useSendAgain()
  const { deliveryId, event, status, attempts, reached, createdAt } = delivery
  return (
    <li className={classes.entry}>
      <Text size="sm">
        {[
          t(`programs.events.${EVENT_TEXTS[event]}`),
          t(`programs.webhooks.states.${status}`),
          ...(reached === null ? [] : [t(`programs.webhooks.${reached ? 'reached' : 'notReached'}`)]),
          t('programs.webhooks.attempts', { count: attempts }),
        ].join(' · ')}
        {' · '}
        <RelativeTime instant={createdAt} />
      </Text>
      <Button
        variant="default"
        size="xs"
        loading={again.isPending}
        onClick={() =>
          again.mutate({ params: { id, deliveryId } }, { onError: (error) => notify.error(errorText(error)) })
        }
      >
        {t('programs.webhooks.again')}
      </Button>
    </li>
  )
}

function NewWebhook({ create }: { create: ReturnType<typeof useCreateWebhook> }) {
  const { t } = useTranslation()
  const failureOf = useFailureOf(create.error)
  const [address, setAddress] = useState('')
  const [events, setEvents] = useState<string[]>([...WEBHOOK_EVENTS])
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    create.mutate({ body: { address, events: events as WebhookEvent[] } }, { onSuccess: () => setAddress('') })
  }
  return (
    <form noValidate aria-label={t('programs.webhooks.create')} onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          size="md"
          type="url"
          label={t('programs.webhooks.address')}
          description={t('programs.webhooks.addressHint')}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          error={failureOf('address')}
        />
        <Checkbox.Group
          label={t('programs.webhooks.events')}
          value={events}
          onChange={setEvents}
          error={failureOf('events')}
        >
          <Stack gap="xs" mt="xs">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={t(`programs.events.${EVENT_TEXTS[event]}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FailureText error={create.error} />
        <Group>
          <Button type="submit" loading={create.isPending}>
            {t('programs.webhooks.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
