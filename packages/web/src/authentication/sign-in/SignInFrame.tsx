import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EnvironmentChip } from '../../shared/layout/EnvironmentChip.tsx'
import { Logo } from '../../shared/layout/Logo.tsx'
import classes from './SignInFrame.module.css'

type Props = { wide?: boolean; children: ReactNode }

/** The frame of the public screens: the purpose of the portal on one side, the form on the other. */
export function SignInFrame({ wide = false, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.frame} data-wide={wide}>
      <header className={classes.side}>
        <div className={classes.brand}>
          <Logo />
          <EnvironmentChip />
        </div>
        <Text className={classes.promise}>{t('authentication.lead')}</Text>
      </header>
      <main className={classes.main}>
        <div className={classes.card}>{children}</div>
      </main>
    </div>
  )
}
