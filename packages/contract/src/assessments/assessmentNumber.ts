/** `#000123`: how an assessment is called on screen, on paper and in messages. */
export const assessmentNumber = (id: number): string => `#${String(id).padStart(6, '0')}`
