import { z } from 'zod'
import { visibleText } from '../../http/text.ts'

export const NewComment = z.strictObject({ text: visibleText(1).max(5000) })
