import type { ContentTexts } from '../../content.ts'

export const questionnaire: ContentTexts = {}
