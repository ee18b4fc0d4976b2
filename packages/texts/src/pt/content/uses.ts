import type { ContentTexts } from '../../content.ts'

export const uses: ContentTexts = {}
