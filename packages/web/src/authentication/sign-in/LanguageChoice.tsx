import { LANGUAGES, ownName } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../app/texts.ts'
import classes from './SignInFrame.module.css'

/** The languages by their own names, for whoever has not signed in yet; afterwards the user's own setting counts. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  if (LANGUAGES.length < 2) return null
  return (
    <nav aria-label={t('authentication.language')} className={classes.languages}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === i18n.language}
          onClick={() => void changeLanguage(language)}
        >
          {ownName(language)}
        </button>
      ))}
    </nav>
  )
}
