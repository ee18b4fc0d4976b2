import { z } from 'zod'
import { Confidence, IsoDay } from './matrix.ts'
import { Procedure, ProcedureFile } from './procedure.ts'

const Text = z.string().min(1)

/** A step with what it rests on. Without a source, its confidence is low whatever is said. */
const ProcedureStep = z.strictObject({
  text: Text,
  source: Text.optional(),
  confidence: Confidence,
  /** The day on which the source was last seen to say so. */
  confirmedOn: IsoDay.optional(),
})

/** A procedure as its authors edit it: every step has its own source and day. */
export const EditedProcedure = Procedure.extend({ steps: z.array(ProcedureStep).min(1) })
export type EditedProcedure = z.infer<typeof EditedProcedure>

/** The same as it is written: a step that is only a text rests on the source of its procedure. */
export const KeptProcedure = Procedure.extend({ steps: z.array(z.union([Text, ProcedureStep])).min(1) }).transform(
  ({ steps, ...procedure }): EditedProcedure => {
    const { source, confidence, readOn: confirmedOn } = procedure
    const edited = steps.map((step) =>
      typeof step === 'string' ? { text: step, source, confidence, confirmedOn } : step,
    )
    return { ...procedure, steps: edited }
  },
)

/**
 * The procedures of a country that a version of its law keeps beside it. Those of a place of use that apply to material
 * of any origin are not among them: they ship with the treaty level.
 */
export const VersionProcedures = ProcedureFile.omit({ country: true }).extend({ procedures: z.array(KeptProcedure) })
export type VersionProcedures = z.infer<typeof VersionProcedures>

/** A procedure with its steps as texts, and the places of those that nobody should rely on. */
export function withoutSources({ steps, ...procedure }: EditedProcedure): Procedure & { unsureSteps?: number[] } {
  const unsure = steps.flatMap((step, index) => (step.source && step.confidence !== 'low' ? [] : [index]))
  return {
    ...procedure,
    steps: steps.map(({ text }) => text),
    ...(unsure.length > 0 && procedure.confidence !== 'low' && { unsureSteps: unsure }),
  }
}
