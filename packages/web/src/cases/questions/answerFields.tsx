/** The fields that need more than the controls of a browser, loaded after the first question of a form. */
import { Textarea, type TextareaProps } from '@mantine/core'

export { CountryAnswer, RegionAnswer } from './country/CountryAnswer.tsx'
export { LatinNameAnswer } from './latin-names/LatinNameAnswer.tsx'
export { UseChoice } from './UseChoice.tsx'

/** A field of several lines, which grows with its text. */
export const LongText = (props: TextareaProps) => <Textarea {...props} autosize minRows={3} />
