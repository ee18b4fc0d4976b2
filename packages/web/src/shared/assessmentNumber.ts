/** `#000123`: how an assessment is called on screen and on paper. */
export const assessmentNumber = (id: number) => `#${String(id).padStart(6, '0')}`
