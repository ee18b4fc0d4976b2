import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Radio, Stack } from '@mantine/core'
import { ACCOUNT_TYPES, REGISTRATION_ROLES, RegistrationInput } from '@portal/contract'
import type { TFunction } from 'i18next'
import {
  type Control,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useController,
  useForm,
  useFormContext,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { usePortalName } from '../../api/config.queries.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { FormFailure, showErrors, useErrorLanguage } from '../../shared/forms/formErrors.tsx'
import { DiscardQuestion, useLeave } from '../../shared/forms/leaving.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { type SentRegistration, useRegister } from '../authentication.queries.ts'
import { PasswordPolicy } from '../passwords/PasswordPolicy.tsx'
import classes from './register.module.css'

export function RegisterForm({ onDone }: { onDone: (sent: SentRegistration) => void }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const register = useRegister()
  const form = useForm({
    resolver: zodResolver(registrationSchema(t)),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', firstName: '', lastName: '', accountName: '', role: FIRST_ROLE },
  })
  useErrorLanguage(form)
  const leave = useLeave(form.formState.isDirty && !register.isSuccess)
  const submit = form.handleSubmit((fields) =>
    register.mutate(
      { ...fields, accountName: fields.accountName || undefined, accountId: Date.now() },
      { onSuccess: (_, sent) => onDone(sent), onError: showErrors(form, failureText) },
    ),
  )
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <Stack gap="lg">
          <RegisterFields />
          <FormFailure message={form.formState.errors.root?.message} />
          {leave.asking ? (
            <DiscardQuestion onKeep={leave.stay} onDiscard={leave.discard} />
          ) : (
            <Group justify="flex-end">
              <Button type="submit" size="md" loading={register.isPending}>
                {t('registration.register.submit')}
              </Button>
            </Group>
          )}
        </Stack>
      </Form>
    </FormProvider>
  )
}

/** The server's error message, or a general one with the reason. */
function useFailureText() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error: unknown) =>
    error instanceof ApiError && error.code !== 'GENERIC'
      ? error.message
      : `${t('registration.register.failed')} ${errorText(error)}`
}

/** The fields of the registration form around it. */
function RegisterFields() {
  const { t } = useTranslation()
  const { control, watch } = useFormContext<RegisterValues>()
  const portal = usePortalName()
  const { email, firstName, lastName, accountName = '' } = watch()
  return (
    <div className={classes.fields}>
      <WhoFields control={control} />
      <TextField
        control={control}
        name="email"
        type="email"
        label={t('authentication.email')}
        autoComplete="username"
      />
      <TextField
        control={control}
        name="password"
        type="password"
        label={t('authentication.password')}
        autoComplete="new-password"
      />
      <div className={classes.policy}>
        <PasswordPolicy
          title={t('registration.register.policy')}
          text={watch('password')}
          personal={{ email, firstName, lastName, account: accountName, portal }}
        />
      </div>
      <RoleField control={control} />
    </div>
  )
}

/** Who registers, and for which organisation. */
function WhoFields({ control }: { control: Control<RegisterValues> }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.names}>
        <TextField
          control={control}
          name="firstName"
          label={t('registration.register.firstName')}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="lastName"
          label={t('registration.register.lastName')}
          autoComplete="family-name"
        />
      </div>
      <div className={classes.place}>
        <TextField
          control={control}
          name="accountName"
          label={t('registration.register.accountName')}
          description={t('registration.register.accountNameHint')}
          autoComplete="organization"
        />
        <AccountTypeField control={control} />
      </div>
    </>
  )
}

function AccountTypeField({ control }: { control: Control<RegisterValues> }) {
  const { t } = useTranslation()
  const options = ACCOUNT_TYPES.map((value) => ({ value, label: t(`registration.register.accountTypes.${value}`) }))
  return (
    <RadioField control={control} name="accountType" label={t('registration.register.accountType')} options={options} />
  )
}

/** Folded: the first person of an account is its administrator, whatever is chosen. */
function RoleField({ control }: { control: Control<RegisterValues> }) {
  const { t } = useTranslation()
  const roles = REGISTRABLE_ROLES.map((value) => ({
    value,
    label: t(`registration.register.roles.${REGISTRATION_ROLES[value]}.name`),
    hint: t(`registration.register.roles.${REGISTRATION_ROLES[value]}.hint`),
  }))
  return (
    <details className={classes.role}>
      <summary>{t('registration.register.roleOf', { role: t('registration.register.roles.ACC_ADMIN.name') })}</summary>
      <RadioField
        control={control}
        name="role"
        label={t('registration.register.role')}
        description={t('registration.register.roleHint')}
        options={roles}
      />
    </details>
  )
}

type Option = { value: string | number; label: string; hint?: string }
type Props<V extends FieldValues, T> = {
  control: Control<V, unknown, T>
  name: FieldPath<V>
  label: string
  description?: string
  options: readonly Option[]
}

/** A radio group: one of a few answers, all of them visible. */
function RadioField<V extends FieldValues, T>({ control, name, label, description, options }: Props<V, T>) {
  const { field, fieldState } = useController({ control, name })
  const choose = (chosen: string) => field.onChange(options.find(({ value }) => String(value) === chosen)?.value)
  return (
    <Radio.Group
      size="md"
      label={label}
      {...(description && { description })}
      name={name}
      value={field.value === undefined ? null : String(field.value)}
      onChange={choose}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    >
      <Stack gap="sm" mt="xs" mb="xs">
        {options.map(({ value, label, hint }, index) => (
          <Radio
            key={value}
            value={String(value)}
            label={label}
            {...(hint && { description: hint })}
            {...(index === 0 && { ref: field.ref })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Codes of the roles that can be requested. */
const REGISTRABLE_ROLES = [0, 2, 4, 8] as const
/** The role that everybody who registers gets: administrator of the new account. */
const FIRST_ROLE = 4

/** The registration form; the id of the new account is generated when it is sent. */
const registrationSchema = (t: TFunction) =>
  RegistrationInput.omit({ accountId: true, accountName: true }).extend({
    accountName: z.string().trim().max(200),
    accountType: z.enum(ACCOUNT_TYPES, t('authentication.required')),
    role: z.literal(REGISTRABLE_ROLES, t('authentication.required')),
  })

type RegisterValues = z.input<ReturnType<typeof registrationSchema>>
