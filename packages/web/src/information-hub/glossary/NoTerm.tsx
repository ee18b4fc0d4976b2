import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { useAddress } from '../useAddress.ts'

export function NoTerm() {
  const { t } = useTranslation()
  const { set } = useAddress()
  return (
    <Empty
      title={t('informationHub.noMatches')}
      hint={t('informationHub.glossary.noneHint')}
      action={
        <Button variant="default" onClick={() => set({ q: '', category: '' })}>
          {t('informationHub.glossary.clear')}
        </Button>
      }
    />
  )
}
