import { type CountryProcedure, procedureCase, proceduresFor } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { explainedDecision, type ReportDocument } from './reportDocument.ts'
import { dateInWords } from './wording.ts'

/** The procedures before authorities that fulfil an obligation in this case. */
export const proceduresOfObligation = (
  { report, procedures }: Pick<ReportDocument, 'report' | 'procedures'>,
  obligation: string,
): CountryProcedure[] =>
  proceduresFor(obligation, procedures, procedureCase(explainedDecision(report)?.decision.trace.facts ?? { boxes: [] }))

export const numberedSteps = (steps: readonly string[]): string[] => steps.map((step, index) => `${index + 1}. ${step}`)

const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator)

export const authorityText = ({ authority }: CountryProcedure, separator: string): string =>
  joined([authority.name, authority.address, authority.email, authority.phone, authority.url], separator)

export const systemText = ({ system }: CountryProcedure, separator: string): string =>
  joined([system?.name, system?.url], separator)

export const formsText = ({ forms = [] }: CountryProcedure, separator: string): string =>
  joined(
    forms.map(({ name, url }) => joined([name, url], ' ')),
    separator,
  )

export const durationText = ({ duration }: CountryProcedure, separator: string): string =>
  joined([duration?.statutory, duration?.usual, duration?.note], separator)

export const feeText = ({ fee }: CountryProcedure): string => joined([fee?.amount, fee?.currency, fee?.note], ' ')

export const sourceText = ({ source, readOn }: CountryProcedure): string => `${source} (${readOnText(readOn)})`

export const readOnText = (day: string): string => t('procedures.readOn', { day: dateInWords(day) })
