import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** An empty state with its reason and the next step. */
export function Empty({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" maw={480}>
        {hint}
      </Text>
      {action}
    </Stack>
  )
}
