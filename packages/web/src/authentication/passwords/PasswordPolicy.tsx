import { Text, VisuallyHidden } from '@mantine/core'
import { commonPasswordIn, PASSWORD_RULES, type PersonalWords, personalWordIn } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePortalName } from '../../api/config.queries.ts'
import classes from './PasswordPolicy.module.css'

type Props = { title: string; text: string; personal: Partial<PersonalWords> }

/** The policy as a checklist that follows the typing: the rules by which the server accepts or refuses. */
export function PasswordPolicy({ title, text, personal }: Props) {
  const { t } = useTranslation()
  const words = { email: '', firstName: '', lastName: '', account: '', portal: usePortalName(), ...personal }
  const { data: leaked } = useQuery({ ...leakedPasswords, enabled: text !== '' })
  const rules = [
    ...PASSWORD_RULES,
    {
      id: 'common',
      holds: (typed: string) => leaked !== undefined && commonPasswordIn(typed, leaked) === undefined,
    },
    { id: 'personal', holds: (typed: string) => personalWordIn(typed, words) === undefined },
  ] as const
  return (
    <div>
      <Text size="sm" fw={600} mb="xs">
        {title}
      </Text>
      <ul className={classes.rules}>
        {rules.map(({ id, holds }) => {
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

/** The list of leaked passwords is larger than the screen that asks for one: it is loaded with the first character. */
const leakedPasswords = {
  queryKey: ['leaked-passwords'],
  queryFn: async () => new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']),
  staleTime: Number.POSITIVE_INFINITY,
}
