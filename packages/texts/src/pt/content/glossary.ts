import type { ContentTexts } from '../../content.ts'

export const glossary: ContentTexts = {}
