export const light = {
  GREEN: { name: 'Green', meaning: 'No ABS obligation found' },
  AMBER: { name: 'Amber', meaning: 'Conditions or unclear' },
  RED: { name: 'Red', meaning: 'Do not use before the conditions are met' },
  NONE: { name: 'Not decided', meaning: 'Not decided yet' },
} as const
