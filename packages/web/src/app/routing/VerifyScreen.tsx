import { SignInFrame } from '../../authentication/sign-in/SignInFrame.tsx'
import { VerifyPage } from '../../verification/VerifyPage.tsx'

/** The check of reports, in the frame of the public screens. */
export const VerifyScreen = () => (
  <SignInFrame wide>
    <VerifyPage />
  </SignInFrame>
)
