/** One text of a law on paper, for signature. */
export const lawPrint = {
  open: 'Print for signature',
  title: 'Law of {{country}}, version {{version}}',
  print: 'Print',
  state: 'State',
  ofText: 'SHA-256 of law, golden cases and procedures',
  basedOn: 'Begun from version',
  typedBy: 'Written by',
  reviewedBy: 'Reviewed by',
  notReviewed: 'not reviewed yet',
  changes: 'What changes',
  author: 'For the authors',
  reviewer: 'For the review',
  name: 'Name',
  day: 'Date',
  signature: 'Signature',
} as const
