import type { Endpoint } from '@portal/contract'

declare global {
  interface Window {
    /** Written by the page itself before its code is there, see `preload.ts`. */
    earlyAnswers?: {
      readonly token: Promise<string | null>
      readonly answers: { [address: string]: Promise<Response | undefined> | undefined }
    }
  }
}

/** The answer that the page asked for on behalf of this token while its code was loading; each is taken once. */
export async function takeEarlyAnswer(
  { method }: Pick<Endpoint, 'method'>,
  address: string,
  token: string | null,
): Promise<Response | undefined> {
  const { earlyAnswers } = window
  const answer = earlyAnswers?.answers[address]
  if (method !== 'GET' || !earlyAnswers || !answer) return undefined
  delete earlyAnswers.answers[address]
  return token !== null && (await earlyAnswers.token) === token ? answer : undefined
}
