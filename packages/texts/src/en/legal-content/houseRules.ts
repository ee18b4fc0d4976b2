/** The house rules of an account. */
export const houseRules = {
  lead: 'What your institution asks of its own use cases beyond the law. House rules only add to the law: they can make a result darker, never brighter.',
  none: 'Your account has no house rules.',
  example:
    'For example: human material is red until the ethics board has agreed, or everything from one country is amber until your legal department has looked at it.',
  inForce: 'Version {{version}} is in force since {{at}}.',
  begin: 'Change the house rules',
  begun: 'Open draft {{version}}',
  draftOf: 'Draft {{version}}, last changed by {{editor}} on {{at}}',
  dead: 'These rules no longer apply since the law was changed, or need to be mended. All others stay in force.',
  rules: 'Rules in force',
  versions: 'Versions',
  retired: 'Version {{version}}, in force until it was replaced',
  addsOnly:
    'These rules only add to the law. They can make a result amber or red, or add duties and locks. They cannot make it green.',
  problems_one: '{{count}} thing to mend',
  problems_other: '{{count}} things to mend',
  proven: 'Nothing to mend.',
  title: 'House rules',
  version: 'Draft {{version}}',
  back: 'All versions',
  notDraft: 'Version {{version}} is no draft any more. Begin a new one to change the house rules.',
} as const
