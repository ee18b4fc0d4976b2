import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FileChoice } from './FileChoice.tsx'
import { LARGEST_MB } from './fingerprint.ts'
import type { Verification } from './useVerification.ts'

/** The code, and the file if one has it. */
export function VerifyForm({ code, file, refused, pending, submit, changeCode, changeFile }: Verification) {
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
          error={refused.file && t(`verification.${refused.file}`, { limit: LARGEST_MB })}
          onChoose={changeFile}
        />
        <Button type="submit" size="md" loading={pending}>
          {t('verification.check')}
        </Button>
      </Stack>
    </form>
  )
}
