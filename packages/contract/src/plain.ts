/** Letters alone, as a search compares them: case and accents do not matter. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
