/** The screens of this feature, each loaded when its address is first opened. */
export const loadCompareAssessmentsPage = async () =>
  (await import('./compare/CompareAssessmentsPage.tsx')).CompareAssessmentsPage
export const loadExamplePage = async () => (await import('./what-if/ExamplePage.tsx')).ExamplePage
export const loadHistoryPage = async () => (await import('./history/HistoryPage.tsx')).HistoryPage
export const loadMyTurnPage = async () => (await import('./locks/MyTurnPage.tsx')).MyTurnPage
export const loadWhatIfPage = async () => (await import('./what-if/WhatIfPage.tsx')).WhatIfPage
