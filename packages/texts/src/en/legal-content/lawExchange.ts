/** The law of a country as a file, out and in. */
export const lawExchange = {
  open: 'As a file',
  title: 'The law as a file',
  out: 'Out',
  workbook: 'Download the workbook',
  workbookHint:
    'A workbook with sheets for the rows, each kind of entry, the golden cases, and the procedures with their steps and letters. It can be changed in a spreadsheet program and come back.',
  tables: 'Download the decision tables',
  tablesHint:
    'Decision tables (DMN 1.3) for another program: the country’s own tables. What cannot be said in them stands in their description: open facts, the treaty level, questions, overdue reviews.',
  files: 'Download the files as shipped',
  filesHint:
    'A ZIP of the YAML files in which the program ships the law: rules and golden cases. Procedures stand in the workbook only; anchors and comments of a file written by hand are lost.',
  in: 'In',
  file: 'File of the law',
  choose: 'Choose a file',
  drop: 'or drop it here',
  note: 'A workbook (XLSX) or decision tables (DMN) that were downloaded here, at most 2 MB. The file becomes a draft of its own; nothing is replaced.',
  reading: 'The file is being read.',
  compared: 'Compared with version {{version}}:',
  nothing: 'Nothing differs.',
  added: 'Added:',
  changed: 'Changed:',
  confirm: 'Confirm what the file takes out or moves',
  removed: 'Taken out: {{words}}',
  order: 'Rows in another order: {{words}}',
  more_one: '{{count}} more',
  more_other: '{{count}} more',
  begin: 'Begin a draft with it',
  begun: 'Draft {{version}} was begun from the file.',
  problems_one: '{{count}} problem. Mend it in the file and choose it again.',
  problems_other: '{{count}} problems. Mend them in the file and choose it again.',
} as const
