import { commonPasswordIn, type PersonalWords, personalWordIn } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../http/errors.ts'

/** Some 50,000 passwords from leaks, most frequent first, in lower case. */
const LEAKED = new Set(dictionary['passwords-common'])

/** Throws INVALID_INPUT for a weak password, naming the field and the common password or personal word. */
export function refuseWeak(path: string, password: string, personal: PersonalWords): void {
  const common = commonPasswordIn(password, LEAKED)
  if (common !== undefined) throw invalid([{ path, message: t('passwords.common', { password: common }) }])
  const word = personalWordIn(password, personal)
  if (word !== undefined) throw invalid([{ path, message: t('passwords.personal', { word }) }])
}
