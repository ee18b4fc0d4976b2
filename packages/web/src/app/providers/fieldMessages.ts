import { issueMessage } from '@portal/contract'
import { z } from 'zod'

// The contract says it itself, but a build keeps of its modules only what somebody names.
z.config({ customError: issueMessage })
