/** Options of a list that opens in a dialog: it belongs to the dialog, and is not cut off where the dialog ends. */
export const dropdownInDialog = { withinPortal: false, floatingStrategy: 'fixed' } as const
