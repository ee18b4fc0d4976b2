import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The user name beside a password field, for password managers, which do not read inputs of the type "hidden". */
export const UsernameForManagers = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
)

/** A password field with a button that shows or hides the password and says which of the two it does. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      size="md"
      required
      withAsterisk={false}
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'authentication.hide' : 'authentication.show') }}
    />
  )
}
