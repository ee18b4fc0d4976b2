/** What a file of a law says of itself, and why one is refused. */
export const lawFile = {
  formula: 'This cell is a formula. Paste its value.',
  columnMissing: 'The column “{{header}}” is missing.',
  columnTwice: 'The column “{{header}}” stands twice.',
  beside: '“{{text}}” stands beside the table, under no heading.',
  sheetMissing: 'The sheet “{{sheet}}” is missing.',
  notNumber: 'This must be a number: the place among those of its procedure.',
  noSteps: 'A procedure needs a step: name it on the sheet “{{sheet}}”.',
  orOnly: 'Write “or” for another case of the row above, or leave it empty.',
  orApart: 'This “or” line does not stand below its row. If the sheet was sorted, sort it by “No.” again.',
  orConsequence: 'An “or” line has no consequences of its own: they stand in the first line of its row.',
  rowTwice:
    'The row {{id}} stands twice. Leave it empty for a new row, or write “or” for another case of the row above.',
  idTwice: '{{id}} stands twice.',
  factMissing: 'The fact “{{fact}}” is missing.',
  otherCountry: 'This is the law of {{country}}.',
  notLaw: 'This is no workbook of a law. Export one and change it.',
  tooLong: 'The text of {{place}} is longer than a cell of a spreadsheet may be.',
  unconfirmed: 'Confirm this first: “{{words}}”.',
  olderBase:
    'The file was written from version {{from}}. Version {{to}} is in force by now: the new draft offers to merge its changes.',
  changedBase:
    'Version {{version}} was changed after this file was written. Those changes are not in it; they stay in version {{version}}.',
  unknownBase:
    'The file does not say from which text it was written. It is compared with version {{version}}, which is in force.',
  about: {
    rows: {
      title: 'Rows',
      text: 'The first row that fits decides. Each table ends in a row without conditions. A line with “or” is another case of the row above it; what follows stands in its first line only. Do not sort this sheet: the order of rows is law. Write no number for a new row.',
    },
    conditions: {
      title: 'Conditions',
      text: 'Empty means any. Several values: screening; ipr. All values but some: all but human; commodity. Days: from 2000-06-30, before 2015-11-17, or both; the day after “before” no longer counts. A column that a table does not have yet is added with the name of the fact as its heading.',
    },
    basis: { title: 'Basis', text: 'One a line: document | article, or absence: words | source | day.' },
    ids: {
      title: 'Ids',
      text: 'Ids tie rows to cases and earlier versions. Leave the id of a new row empty: it gets one. Never give an id to something else.',
    },
    lists: { title: 'Lists', text: 'The last sheet holds the values that cells may name.' },
    procedures: {
      title: 'Procedures',
      text: 'Each step and each field of a letter stands on a sheet of its own and names its procedure by id; the number is its place. Procedures of a place of use that apply to material of any origin are not in the file: they come with the program.',
    },
    back: {
      title: 'Back',
      text: 'In the legal workspace, import the file for the same country. Every problem is named by sheet and cell; what the file no longer has must be confirmed. It becomes a draft, which a second person makes active.',
    },
  },
  tables: {
    about: 'Law of {{country}}, version {{version}}: the country’s own tables, each with the first rule that fits.',
    open: 'Call it once for each use, with one value for each fact: an open fact, over which the portal proves all values, cannot be said.',
    treaty: 'The treaty level and the rules of the place of work are not in it.',
    questions: 'What is still to be asked, and what would change the colour, cannot be said.',
    review: 'An overdue review, which turns green into amber, cannot be said.',
    together: 'The result is the worst colour of all tables; where none decides, it is amber.',
    hitPolicy:
      'The table has the hit policy {{hitPolicy}}. Only FIRST says what a table of the law says: the first row that fits decides.',
    outputs: 'The outputs must be these, in this order: {{outputs}}.',
    rule: '{{table}}, rule {{rule}}',
    notTest:
      '“{{text}}” cannot be a condition here. Possible are “-”, values in quotation marks separated by commas, and >= date("…"), < date("…") or [date("…")..date("…")).',
    notText: '“{{text}}” is no text in quotation marks.',
  },
} as const
