import { issueMessage } from '@portal/contract'
import { config } from 'zod'

// The contract sets it as a side effect, which the bundler drops: it takes all calls of `z` for pure.
config({ customError: issueMessage })
