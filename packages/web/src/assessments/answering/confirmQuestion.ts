/** The question whose tick completes an assessment; it stands on the review page. */
export const CONFIRM = 'confirm'
