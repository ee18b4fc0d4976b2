import { assessmentNumber, type LetterBlock } from '@portal/contract'
import { basisText, codeText, instantText, storedDecision } from '@portal/pdf'
import { contentVersionText, lawWords } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { bulletList, factRows, type LetterDraft, remarks, shown, text, useBlocks } from './letterParts.ts'

/** The declaration that a case is out of scope: its reasons, the versions of the law, and the code of the record. */
export function outOfScopeBlocks(draft: LetterDraft): LetterBlock[] {
  const { report, row } = draft.read
  const { result } = report.assessment
  const number = assessmentNumber(row.number)
  const statement = result === 'GREEN' ? 'letters.scope.statement' : 'letters.scope.partly'
  return [
    text('title', t('letters.subject.out_of_scope', { resource: shown(draft, 'resource') })),
    text('paragraph', t(statement, { number })),
    text('heading', t('letters.user')),
    factRows(draft, ['organisation', 'contact', 'email']),
    ...useBlocks(draft),
    ...reasonBlocks(draft),
    ...dutyBlocks(draft),
    ...recordBlocks(draft),
    text('paragraph', t('letters.scope.changes')),
    ...remarks(draft),
    text('paragraph', shown(draft, 'day')),
    text('lines', shown(draft, 'signatory')),
  ]
}

/** The rules that apply, each with its basis; for a layer that was closed, the statement that it is closed. */
function reasonBlocks({ read, language }: LetterDraft): LetterBlock[] {
  const explained = storedDecision(read.report)
  const rows = (explained?.explanation.rows ?? []).filter(({ fitted, status }) => fitted && status !== undefined)
  const closed = explained?.decision.lights.provider === 'closed' ? [t('letters.scope.closed')] : []
  const reasons = rows.map(({ reason, basis }) => [reason, ...basis.map((one) => basisText(one).text)].join(' · '))
  return [
    text('heading', t('letters.scope.reasons')),
    ...(language === 'en' ? [] : [text('note', t('letters.scope.reasonsEnglish'))]),
    bulletList([...closed, ...reasons]),
  ]
}

function dutyBlocks({ read }: LetterDraft): LetterBlock[] {
  const open = (storedDecision(read.report)?.explanation.obligations ?? []).filter(({ met }) => !met)
  if (open.length === 0) return []
  return [text('heading', t('letters.scope.duties')), bulletList(open.map((duty) => lawWords(duty.text).text))]
}

/** How everyone can verify the declaration: what was decided, on which day, and under which law. */
function recordBlocks({ read, verifyAddress }: LetterDraft): LetterBlock[] {
  const { assessment, verificationCode } = read.report
  const law = (assessment.decision?.trace.content ?? []).map((ref) => contentVersionText(t, ref))
  const rows = [
    [t('letters.scope.result'), assessment.result ? t(`light.${assessment.result}.name`) : ''],
    [t('letters.scope.decidedAt'), assessment.decidedAt ? instantText(assessment.decidedAt) : ''],
    [t('letters.scope.law'), law.join(', ')],
    [t('letters.scope.code'), verificationCode ? codeText(verificationCode) : ''],
  ]
  return [
    {
      as: 'facts',
      rows: rows.flatMap(([term, words]) => (term && words ? [{ term, runs: [{ text: words, mark: 'fact' }] }] : [])),
    },
    text('note', t('letters.scope.verify', { address: verifyAddress })),
  ]
}
