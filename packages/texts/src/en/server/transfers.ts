/** Hand-over sheets: what is wrong with one, and their PDF. */
export const transferFiles = {
  faults: {
    noSheet: 'This is no hand-over sheet. Choose the JSON file that came with the material.',
    form: 'The hand-over sheet cannot be read at “{{field}}”: {{message}}',
    changed: 'The signature does not hold: the sheet was changed after it was signed. Ask the sender for it again.',
    future: 'The sheet is of a moment that is still to come: {{at}}.',
    notAsked: 'This portal does not ask this, or asks you.',
  },
  sheet: {
    title: 'Hand-over sheet',
    subject: 'Information that goes with genetic resources',
    withdrawn: 'WITHDRAWN: this sheet no longer counts.',
    sender: 'From',
    assessment: 'Assessment of the sender',
    issued: 'Signed',
    issuedAt: '{{at}}, version {{version}}',
    material: 'Material',
    check: 'Check this sheet',
    verify: 'Code {{code}}. Whether it is genuine and still counts can be checked at',
    signed: 'Signed by {{portal}} (Ed25519, over the JSON file).',
    key: 'Public key: {{key}}',
    signature: 'Signature: {{signature}}',
    sha256: 'SHA-256 of the JSON file: {{sha256}}',
  },
} as const
