import { SimpleGrid } from '@mantine/core'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { ACCOUNT_TYPES, REGISTRATION_ROLES } from '@portal/contract'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../shared/forms/Field.tsx'
import { PasswordPolicy } from '../passwords/PasswordPolicy.tsx'
import { RadioField } from './RadioField.tsx'
import { REGISTRABLE_ROLES, type RegisterValues } from './registerFields.ts'

/** What a registration asks, in the form around it. */
export function RegisterFields() {
  const { t } = useTranslation()
  const { control, watch } = useFormContext<RegisterValues>()
  const roles = REGISTRABLE_ROLES.map((value) => ({
    value,
    label: t(`registration.register.roles.${REGISTRATION_ROLES[value]}.name`),
    hint: t(`registration.register.roles.${REGISTRATION_ROLES[value]}.hint`),
  }))
  const accountTypes = ACCOUNT_TYPES.map((value) => ({
    value,
    label: t(`registration.register.accountTypes.${value}`),
  }))
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Field
          control={control}
          name="firstName"
          label={t('registration.register.firstName')}
          autoComplete="given-name"
        />
        <Field
          control={control}
          name="lastName"
          label={t('registration.register.lastName')}
          autoComplete="family-name"
        />
      </SimpleGrid>
      <Field control={control} name="email" type="email" label={t('authentication.email')} autoComplete="username" />
      <Field
        control={control}
        name="password"
        type="password"
        label={t('authentication.password')}
        autoComplete="new-password"
      />
      <PasswordPolicy title={t('registration.register.policy')} text={watch('password')} />
      <RadioField
        control={control}
        name="accountType"
        label={t('registration.register.accountType')}
        options={accountTypes}
      />
      <RadioField control={control} name="role" label={t('registration.register.role')} options={roles} />
    </>
  )
}
