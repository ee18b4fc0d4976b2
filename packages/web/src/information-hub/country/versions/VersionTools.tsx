import { Button, Group, Text } from '@mantine/core'
import type { ContentVersion } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { ActivateVersion } from './ActivateVersion.tsx'
import { useFailureText, useRemoveDraft, useStartDraft } from './versions.queries.ts'

type Tool = 'remove' | 'review' | 'start'

const TOOLS: Readonly<Record<ContentVersion['state'], readonly Tool[]>> = {
  draft: ['review', 'remove'],
  waiting: ['review', 'start'],
  active: ['start'],
  retired: ['review', 'start'],
}

/** The tools of an editor of the law: begin a draft from a version, open or delete it, check it and make it active. */
export function VersionTools({ version }: { version: ContentVersion }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [open, setOpen] = useState<Tool | null>(null)
  const start = useStartDraft(version)
  if (!user?.allowedActions.includes('MANAGE_LEGAL_CONTENT')) return null
  const close = () => setOpen(null)
  const name = t('informationHub.country.version', { version: version.version })
  return (
    <Group gap="xs" mt="xs">
      {version.state === 'draft' && (
        <Button
          variant="default"
          size="sm"
          component={Link}
          to={paths.legalDraft(version.contentId, version.version)}
          aria-label={t('list.labelled', { label: t('informationHub.drafts.open'), value: name })}
        >
          {t('informationHub.drafts.open')}
        </Button>
      )}
      {TOOLS[version.state].map((tool) => (
        <Button
          key={tool}
          variant="default"
          size="sm"
          aria-label={t('list.labelled', { label: t(`informationHub.drafts.${tool}`), value: name })}
          loading={tool === 'start' && start.isPending}
          onClick={() => (tool === 'start' ? start.mutate() : setOpen(tool))}
        >
          {t(`informationHub.drafts.${tool}`)}
        </Button>
      ))}
      {open === 'review' && <ActivateVersion version={version} onClose={close} />}
      {open === 'remove' && <RemoveDraft version={version} onClose={close} />}
    </Group>
  )
}

function RemoveDraft({ version, onClose }: { version: ContentVersion; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useRemoveDraft(version)
  const failureText = useFailureText()
  return (
    <ConfirmDialog
      title={t('informationHub.drafts.remove')}
      action={t('informationHub.drafts.remove')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      pending={remove.isPending}
      failure={failureText(remove.error)}
    >
      <Text>{t('informationHub.drafts.removeLead', { version: version.version, editor: version.editor ?? '' })}</Text>
    </ConfirmDialog>
  )
}
