import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import type { SessionUser } from '@portal/contract'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../shell/Shell.module.css'

type Props = UnstyledButtonProps & ComponentPropsWithRef<'button'> & { name: string }

/** The user's initials, which open the user's own corner. */
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

/** How the user is called: by name, or by e-mail where none was given. */
export const nameOf = ({ firstName, lastName, email }: SessionUser) => `${firstName} ${lastName}`.trim() || email
