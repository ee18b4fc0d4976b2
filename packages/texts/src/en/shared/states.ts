export const states = {
  loading: 'Loading',
  retry: 'Try again',
  safe: 'Nothing was changed. What you saved before is safe.',
  unreachable: 'The portal cannot be reached. Please check your connection.',
  at: 'at {{time}}',
  generic: 'An error occurs.',
} as const
