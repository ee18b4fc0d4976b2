import { issueMessage } from '@portal/contract'
import { z } from 'zod'

// The contract sets it as a side effect, which tree shaking drops unless it is imported by name.
z.config({ customError: issueMessage })
