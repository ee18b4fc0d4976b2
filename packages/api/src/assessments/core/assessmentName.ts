import { assessmentNumber } from '@portal/contract'

/** What an assessment is called in a sentence: `Assessment #000012`. */
export const assessmentName = (number: number): string => `Assessment ${assessmentNumber(number)}`
