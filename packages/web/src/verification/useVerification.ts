import { type CallOutput, VerificationCode, verification } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { sha256Of } from '../shared/files/sha256Of.ts'

export type VerificationResult = CallOutput<typeof verification.verify>
export type Verification = ReturnType<typeof useVerification>

/** Form state and result; changing the code or the file clears the result, which no longer applies. */
export function useVerification() {
  const [search] = useSearchParams()
  const [code, setCode] = useState(search.get('code') ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<{ code?: 'required' | 'codeLength'; file?: Unprintable }>({})
  const check = useMutation({ mutationFn: (body: VerificationInput) => call(verification.verify, { body }) })
  const forget = () => {
    check.reset()
    setRefused({})
  }

  const submit = async () => {
    const asked = VerificationCode.safeParse(code)
    const taken = file && (await fingerprint(file))
    const failure = taken && 'failure' in taken ? taken.failure : undefined
    setRefused({
      ...(!asked.success && { code: wrongWith(code) }),
      ...(failure && { file: failure }),
    })
    if (!asked.success || failure) return check.reset()
    check.mutate({ code: asked.data, ...(taken && 'sha256' in taken && { sha256: taken.sha256 }) })
  }
  return {
    code,
    file,
    refused,
    submit,
    changeCode: (next: string) => {
      setCode(next)
      forget()
    },
    changeFile: (next: File | null) => {
      setFile(next)
      forget()
    },
    pending: check.isPending,
    result: check.data,
    error: check.error,
  }
}

const wrongWith = (code: string) => (code.trim() === '' ? 'required' : 'codeLength')

type VerificationInput = { code: string; sha256?: string }

const MB = 1024 * 1024
/** Far above any report; hashing more would freeze the browser. */
export const MAX_MB = 100

type Unprintable = 'fileTooLarge' | 'fileUnreadable' | 'fileInsecure'

/** SHA-256 of a file, or why there is none. */
async function fingerprint(file: File): Promise<{ sha256: string } | { failure: Unprintable }> {
  if (file.size > MAX_MB * MB) return { failure: 'fileTooLarge' }
  try {
    const sha256 = await sha256Of(file)
    return sha256 === undefined ? { failure: 'fileInsecure' } : { sha256 }
  } catch {
    return { failure: 'fileUnreadable' }
  }
}
