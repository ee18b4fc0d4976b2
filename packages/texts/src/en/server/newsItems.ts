/** News that the portal writes itself, from the treaty table and from versions that were made active. */
export const newsItems = {
  ratified: '{{country}} has ratified the Nagoya Protocol',
  ratifiedText: 'It becomes a party on {{day}}.',
  party: '{{country}} is a party to the Nagoya Protocol',
  partyText: 'The protocol is in force for it.',
  version: '{{name}}: version {{version}} is active',
  versionText: 'It takes the place of version {{previous}}. Assessments were decided again by it.',
  treatyLevel: 'The treaty level',
} as const
