import { useTranslation } from 'react-i18next'
import type { AnswerProps } from './AnswerProps.ts'
import classes from './questions.module.css'

/** The short questions of the chosen uses that can be either, to think the answer through. */
export function Borderline({ content, chosenUses }: AnswerProps) {
  const { t } = useTranslation()
  const uses = content.uses.filter(
    ({ id, utilisation, borderline }) => utilisation === 'depends' && borderline.length > 0 && chosenUses.includes(id),
  )
  if (uses.length === 0) return null
  return (
    <div className={classes.borderline}>
      <p className={classes.groupTitle}>{t('assessments.form.borderline')}</p>
      {uses.map(({ id, title, borderline }) => (
        <div key={id}>
          <p>{title}</p>
          <ul>
            {borderline.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
