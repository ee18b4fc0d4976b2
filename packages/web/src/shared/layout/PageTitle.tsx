import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePortalName } from './usePortalName.ts'

type Props = { title: string; lead?: ReactNode; actions?: ReactNode }

/** The head of a screen: its one h1, which names the browser tab too, a line on what it is for, and its actions. */
export function PageTitle({ title, lead, actions }: Props) {
  const { pathname } = useLocation()
  return (
    <Group component="header" justify="space-between" align="flex-start" gap="md" mb="xl">
      <title>{`${title} - ${usePortalName()}`}</title>
      <Stack gap={6}>
        <Heading key={pathname} text={title} />
        {lead && (
          <Text c="dimmed" maw="44rem">
            {lead}
          </Text>
        )}
      </Stack>
      {actions}
    </Group>
  )
}

/** Whether this page load has shown a title already. */
let arrived = false

/**
 * Takes the focus after a navigation, so that a screen reader starts here; not when the portal is loaded, where the skip
 * link comes first. The router decides what is scrolled to: a link may lead further down, coming back to where one was.
 */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
    arrived = true
  }, [])
  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {text}
    </Title>
  )
}
