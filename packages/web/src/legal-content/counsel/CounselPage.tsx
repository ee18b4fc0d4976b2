import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type CallOutput, counsel, entryOf } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { formatDay, formatInstant } from '../../shared/dates/dates.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { OpenDocumentFile } from '../../shared/law/OpenDocumentFile.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { RowCards } from '../draft/RowCards.tsx'
import { DraftDifferences } from '../print/PrintPage.tsx'
import classes from '../review/comments.module.css'
import { type Sheets, useSheets } from '../sheets/useSheets.ts'
import { useValueText } from '../sheets/useValueText.ts'

type Read = CallOutput<typeof counsel.read>
const keyOf = (token: string) => ['counsel', token]

/** A draft for outside counsel. The token stands behind the `#` of the address, which browsers do not send. */
export function CounselPage() {
  const { t } = useTranslation()
  const token = useLocation().hash.slice(1)
  const errorText = useErrorText({ withFields: true })
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: () => call(counsel.read, { body: { token } }),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  })
  if (query.data) return <CounselDraft token={token} read={query.data} />
  if (query.isPending && token !== '') return <Loading lines={12} />
  return (
    <>
      <PageTitle title={t('counsel.title')} />
      <Alert color="brick" role="alert">
        {query.error ? errorText(query.error) : t('counsel.noToken')}
      </Alert>
    </>
  )
}

type Props = { readonly token: string; readonly read: Read }
type Commented = { readonly entry: string; readonly name: string }
const NONE: readonly string[] = []

function CounselDraft({ token, read }: Props) {
  const { t } = useTranslation()
  const { file, base, differences, content, comments, version, lastDay, sha256 } = read
  const sheets = useSheets(file, content, NONE)
  const textOf = useValueText(file, sheets)
  const [commented, comment] = useState<Commented | null>(null)
  const actions = (entry: string, name: string) => {
    const text = file.documents.find((one) => entryOf('document', one) === entry)?.file
    return (
      <Group gap="sm">
        <Button variant="default" size="compact-sm" onClick={() => comment({ entry, name })}>
          {t('legalContent.actions.comment')}
        </Button>
        {text && <OpenDocumentFile token={token} file={text} />}
      </Group>
    )
  }
  return (
    <Stack gap="lg">
      <PageTitle
        title={t('counsel.draft', { country: file.name, version })}
        lead={t('counsel.lead', { counsel: read.counsel, day: formatDay(lastDay) })}
      />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        SHA-256 <code>{sha256}</code>
      </Text>
      <section aria-labelledby="changes">
        <h2 id="changes">{t('lawPrint.changes')}</h2>
        <DraftDifferences file={file} base={base} differences={differences} content={content} below={actions} />
      </section>
      <section aria-labelledby="comments">
        <h2 id="comments">{t('legalContent.review.comments')}</h2>
        <Comments comments={comments} nameOf={textOf.entry} />
      </section>
      <WholeDraft file={file} sheets={sheets} below={(entry) => actions(entry, textOf.entry(entry))} />
      {commented && <CommentAsCounsel token={token} {...commented} onClose={() => comment(null)} />}
    </Stack>
  )
}

type WholeProps = Pick<Read, 'file'> & { readonly sheets: Sheets; readonly below: (entry: string) => ReactNode }

/** One sheet at a time, as cards. */
function WholeDraft({ file, sheets, below }: WholeProps) {
  const { t } = useTranslation()
  const [chosen, choose] = useState(sheets.tabs[0]?.id ?? '')
  return (
    <section aria-labelledby="whole">
      <h2 id="whole">{t('counsel.whole')}</h2>
      <NativeSelect
        label={t('counsel.sheet')}
        mb="sm"
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        data={sheets.tabs.map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` }))}
      />
      <RowCards file={file} sheet={sheets.sheetOf(chosen, file)} below={below} />
    </section>
  )
}

function Comments({ comments, nameOf }: Pick<Read, 'comments'> & { nameOf: (entry: string) => string }) {
  const { t } = useTranslation()
  if (comments.length === 0) return <p>{t('legalContent.review.noComments')}</p>
  return (
    <ul className={classes.comments}>
      {comments.map(({ commentId, entry, text, guestName, at, resolvedAt }) => (
        <li key={commentId}>
          <strong>{nameOf(entry)}</strong>
          <bdi>{text}</bdi>
          <small>
            {t('legalContent.review.by', { by: guestName ?? t('counsel.editor'), at: formatInstant(at) })}
            {resolvedAt && ` · ${t('legalContent.review.resolved')}`}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** The name is kept while the page is open. */
let lastName = ''

function CommentAsCounsel({ token, entry, name, onClose }: Commented & { token: string; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
  const queryClient = useQueryClient()
  const [author, setAuthor] = useState(lastName)
  const [text, setText] = useState('')
  const send = useMutation({
    mutationFn: () => call(counsel.comment, { body: { token, name: author, entry, text } }),
    onSuccess: async () => {
      lastName = author
      await queryClient.invalidateQueries({ queryKey: keyOf(token) })
      onClose()
    },
  })
  return (
    <Dialog title={t('legalContent.review.commentOn', { entry: name })} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          label={t('counsel.name')}
          description={t('counsel.nameHint')}
          maxLength={120}
          autoComplete="name"
          data-autofocus
          value={author}
          onChange={(event) => setAuthor(event.currentTarget.value)}
        />
        <Textarea
          label={t('legalContent.review.commentText')}
          autosize
          minRows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormFailure message={send.error ? errorText(send.error) : undefined} />
        <Group justify="flex-end">
          <Button
            size="md"
            disabled={author.trim().length < 2 || text.trim() === ''}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t('legalContent.review.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
