/** Papers and files that prove something. */
export const evidence = {
  kinds: {
    ircc: 'Certificate of compliance (IRCC)',
    permit: 'Permit',
    pic: 'Prior informed consent (PIC)',
    mat: 'Agreed terms (MAT)',
    mta: 'Material transfer agreement',
    smta: 'SMTA',
    community_consent: 'Consent of a community',
    declaration: 'Declaration',
    enquiry: 'Enquiry to an authority',
    invoice: 'Invoice',
    label: 'Label',
    accession_book: 'Accession book',
    publication: 'Publication',
    correspondence: 'Correspondence',
    other: 'Other paper',
  },
} as const
