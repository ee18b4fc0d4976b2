import '@mantine/core/styles/Code.layer.css'
import { Button, Code, CopyButton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../EntryList.module.css'

/** An address of the portal for another system, with a button that copies it. */
export function CopiedAddress({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs" align="flex-start">
      <Shown label={label}>{address}</Shown>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button size="sm" variant="default" onClick={copy}>
            <span aria-live="polite">{t(copied ? 'security.provider.copied' : 'security.provider.copy')}</span>
          </Button>
        )}
      </CopyButton>
    </Stack>
  )
}

/** Text to be copied into another system, under its label. */
export function Shown({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm">{label}</Text>
      <Code block className={classes.value}>
        {children}
      </Code>
    </div>
  )
}
