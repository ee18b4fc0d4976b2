import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'

/** Theme and language as the signed-in user chose them; the next screen of this browser starts with the same. */
export function FollowPreferences() {
  const { user } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const { i18n } = useTranslation()
  const theme = user?.preferences.theme
  const language = user?.preferences.language
  useEffect(() => {
    if (theme) setColorScheme(theme)
  }, [theme, setColorScheme])
  useEffect(() => {
    if (!language) return
    document.documentElement.lang = language
    void i18n.changeLanguage(language)
  }, [language, i18n])
  return null
}
