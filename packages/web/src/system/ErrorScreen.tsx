import { ErrorContent } from './ErrorContent.tsx'
import { PlainFrame } from './PlainFrame.tsx'

/** When a screen outside the shell breaks, or the shell itself. */
export function ErrorScreen() {
  return (
    <PlainFrame>
      <ErrorContent />
    </PlainFrame>
  )
}
