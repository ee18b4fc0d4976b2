import '@mantine/core/styles/Code.layer.css'
import { Alert, Button, Code, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** New recovery codes, shown once, to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`
  return (
    <Alert color="petrol" role="status" title={t('settings.factor.codes')}>
      <Text mb="sm">{t('settings.factor.keep')}</Text>
      <Code block>{codes.join('\n')}</Code>
      <Group mt="sm">
        <Button component="a" href={file} download="recovery-codes.txt" variant="default">
          {t('settings.factor.download')}
        </Button>
      </Group>
    </Alert>
  )
}
