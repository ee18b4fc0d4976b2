import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FileField } from '../shared/files/FileField.tsx'
import { FormFailure } from '../shared/forms/formErrors.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { MAX_MB, useVerification, type Verification } from './useVerification.ts'
import { Verdict } from './Verdict.tsx'
import classes from './verification.module.css'

/** Public check whether a report is genuine and unchanged; reveals nothing of its content. */
export function VerifyPage() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const verification = useVerification()
  const { result, error } = verification
  return (
    <Stack gap="lg">
      <PageTitle title={t('verification.title')} lead={t('verification.lead')} />
      <VerifyForm {...verification} />
      <FormFailure message={error ? errorText(error) : undefined} />
      <div role="status">{result && <Verdict result={result} />}</div>
      <Text size="sm" c="dimmed">
        {t('verification.nothing')}
      </Text>
      <Anchor component={Link} to={paths.dashboard}>
        {t('verification.home')}
      </Anchor>
    </Stack>
  )
}

/** Verification code and optional file. */
function VerifyForm({ code, file, refused, pending, submit, changeCode, changeFile }: Verification) {
  const { t } = useTranslation()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <TextInput
          size="md"
          label={t('verification.code')}
          description={t('verification.codeHint')}
          value={code}
          onChange={(event) => changeCode(event.currentTarget.value)}
          error={refused.code && t(`verification.${refused.code}`)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FileChoice
          file={file}
          error={refused.file && t(`verification.${refused.file}`, { limit: MAX_MB })}
          onChoose={changeFile}
        />
        <Button type="submit" size="md" loading={pending}>
          {t('verification.check')}
        </Button>
      </Stack>
    </form>
  )
}

type Props = { file: File | null; error: string | undefined; onChoose: (file: File | null) => void }

/** The file never leaves the browser. */
function FileChoice({ file, error, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <Text fw={500} aria-hidden="true">
        {t('verification.file')}
      </Text>
      <FileField
        label={t('verification.file')}
        choose={t(file ? 'verification.fileOther' : 'verification.fileChoose')}
        drop={t('verification.fileDrop')}
        accept=".pdf,.json,.xlsx,.zip"
        note={t('verification.filePrivate')}
        failure={error}
        onFile={onChoose}
      >
        {file && (
          <Group gap="xs">
            <Text size="sm" fw={600} className={classes.name}>
              {file.name}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('verification.fileRemoveOf', { name: file.name })}
              onClick={() => onChoose(null)}
            >
              {t('verification.fileRemove')}
            </Button>
          </Group>
        )}
      </FileField>
    </div>
  )
}
