import { Alert } from '@mantine/core'

/** Why the whole form was refused, read out when it appears. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <Alert color="brick" role="none">
          {message}
        </Alert>
      )}
    </div>
  )
}
