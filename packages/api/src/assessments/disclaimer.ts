import type { locks } from '@portal/contract'
import type { z } from 'zod'

type Asked = z.output<(typeof locks)['disclaimer']['query']>

/** Counts up whenever the text changes: each lock keeps the version that was agreed to. */
export const DISCLAIMER_VERSION = 1

const SETTLED = {
  legal: 'the permits, terms and duties that this lock stands for are settled and can be shown',
  technical: 'the facts and samples that this lock stands for were checked and are recorded',
} as const

/** What whoever opens a lock takes upon them. */
export const disclaimerOf = ({ name, type }: Asked): string =>
  `You are about to open the ${type} lock “${name}”. With it you declare that ${SETTLED[type]}. ` +
  'As an employee you are personally responsible for due diligence: you have looked into the case yourself, you rely ' +
  'on more than the result of this portal, and you answer for the decision. Your name, the time, your reason and the ' +
  'version of this text are kept with the lock.'
