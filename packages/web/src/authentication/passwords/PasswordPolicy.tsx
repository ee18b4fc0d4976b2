import { Text, VisuallyHidden } from '@mantine/core'
import { PASSWORD_RULES } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './PasswordPolicy.module.css'

/** The policy as a checklist that follows the typing. */
export function PasswordPolicy({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <ul className={classes.rules}>
        {PASSWORD_RULES.map(({ id, holds }) => {
          const met = text !== '' && holds(text)
          return (
            <li key={id} data-met={met}>
              <span aria-hidden="true">{met ? '✓' : '○'}</span>
              <span>
                {t(`authentication.policy.${id}`)}
                <VisuallyHidden>{`, ${t(met ? 'authentication.policy.met' : 'authentication.policy.notMet')}`}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
