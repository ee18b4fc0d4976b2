import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import type { SessionUser } from '@portal/contract'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../shell/Shell.module.css'

type Props = UnstyledButtonProps & ComponentPropsWithRef<'button'> & { name: string }

/** The button with the user's initials that opens the user menu. */
export function InitialsButton({ name, ...props }: Props) {
  const { t } = useTranslation()
  const initials = initialsOf(name)
  return (
    <UnstyledButton {...props} className={classes.initials} aria-label={t('shell.account', { name, initials })}>
      {initials}
    </UnstyledButton>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

/** The full name, or the e-mail address of a user without a name. */
export const nameOf = ({ firstName, lastName, email }: SessionUser) => `${firstName} ${lastName}`.trim() || email
