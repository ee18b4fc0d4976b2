import { verification } from '@portal/contract'
import type { Serve } from '../http/serve.ts'
import { type VerificationDeps, verifyReport } from './verification.service.ts'

export function verificationRoutes(serve: Serve, deps: VerificationDeps): void {
  serve(verification.verify, ({ body }, { request }) => verifyReport(deps, body, request.ip))
}
