import { type AssessmentFormState, ReviewPage } from '../../cases/index.ts'
import { SampleSection } from '../../material/index.ts'

/** The last page of the form, with the samples of the case. */
export const CaseReview = ({ form }: { form: AssessmentFormState }) => (
  <ReviewPage form={form} samples={<SampleSection assessment={form.assessment} onCountry={countryAnswer(form)} />} />
)

/** A country is offered where none is answered yet. */
const countryAnswer = ({ readOnly, typed, answer }: AssessmentFormState) =>
  readOnly || typed.providerCountry != null ? undefined : (country: string) => answer({ providerCountry: country })
