import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePortalName } from '../../api/config.queries.ts'

type Props = { title: string; lead?: ReactNode; actions?: ReactNode }

/** The header of a screen: its only h1, which is the document title too, an introduction, and the actions. */
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
 * Takes the focus after a navigation, so that a screen reader starts here; not after a page load, where the skip link
 * comes first. It never scrolls: scroll restoration and links to a section do.
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
