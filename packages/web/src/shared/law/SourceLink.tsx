import { Anchor } from '@mantine/core'
import { hostOf, type LinkKind } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SourceLink.module.css'

type Props = { url: string; kind: LinkKind | null | undefined; children?: ReactNode }

/**
 * An external link that says what it leads to; an unknown host counts as a third party. No note is needed if the link
 * text names the website itself.
 */
export function SourceLink({ url, kind, children }: Props) {
  const { t } = useTranslation()
  const name = t(`links.kinds.${kind ?? 'third_party'}`)
  const opens = t('links.opens', { kind: name, host: hostOf(url) })
  return (
    <>
      <Anchor
        href={url}
        title={opens}
        target="_blank"
        rel="noopener noreferrer"
        inherit
        underline="always"
        data-is-address={children === url || undefined}
      >
        {children ?? name}
      </Anchor>
      {children && kind !== 'authority' && <span className={classes.kind}> ({name})</span>}
    </>
  )
}
