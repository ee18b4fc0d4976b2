/** File kinds by extension, with the type that their content must have and with which they are served. */
export const FILE_KINDS = {
  pdf: { type: 'application/pdf', content: 'binary' },
  png: { type: 'image/png', content: 'binary' },
  jpg: { type: 'image/jpeg', content: 'binary' },
  jpeg: { type: 'image/jpeg', content: 'binary' },
  webp: { type: 'image/webp', content: 'binary' },
  tif: { type: 'image/tiff', content: 'binary' },
  tiff: { type: 'image/tiff', content: 'binary' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', content: 'zip' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', content: 'zip' },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', content: 'zip' },
  odt: { type: 'application/vnd.oasis.opendocument.text', content: 'zip' },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', content: 'zip' },
  md: { type: 'text/markdown', content: 'text' },
  txt: { type: 'text/plain', content: 'text' },
  csv: { type: 'text/csv', content: 'text' },
  eml: { type: 'message/rfc822', content: 'text' },
} as const satisfies { [ending: string]: { type: string; content: 'binary' | 'zip' | 'text' } }

export const FILE_ENDINGS = Object.keys(FILE_KINDS) as (keyof typeof FILE_KINDS)[]
