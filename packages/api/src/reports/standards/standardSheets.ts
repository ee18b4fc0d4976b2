import {
  type AssessmentReport,
  assessmentNumber,
  type EvidenceKind,
  type ExportFormat,
  type Sample,
  screenPaths,
} from '@portal/contract'
import { explainedDecision, reportedObligations, verdictText } from '@portal/pdf'
import { translate as t } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import { certificateParts } from '../../cases/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import type { XlsxSheet } from '../../http/spreadsheet/xlsxSheet.ts'
import { type ReadReport, type ReportDeps, readReport } from '../readReport.ts'
import { insdcName } from './insdcNames.ts'

/** One sample, or the material of an assessment without samples. */
type Material = { report: AssessmentReport; sample: Sample | undefined; id: string }
type Reason = 'noPaper' | 'noCountry' | 'countryDiffers' | 'noDay' | 'noPoint' | 'terms' | 'licence' | 'noReport'
/** What a field contains: a text, or why it stays empty. */
type Field = string | { empty: Reason }
type Standard = {
  name: string
  columns: readonly string[]
  /** One or several rows for each material. */
  rows: (material: Material, publicUrl: string) => readonly (readonly Field[])[]
}
type Paper = AssessmentReport['papers'][number]

type ExportRequest = { assessmentIds: readonly string[]; format: ExportFormat | undefined }

/**
 * Sends the fields that databases and collections ask for, of one or several assessments: as CSV with the columns of one
 * standard, or as one spreadsheet with all of them. Throws ASSESSMENT_NOT_FOUND if one of them is not readable.
 */
export async function sendStandards(
  deps: ReportDeps,
  actor: Actor,
  { assessmentIds, format }: ExportRequest,
): Promise<SentFile> {
  const read: ReadReport[] = []
  for (const assessmentId of new Set(assessmentIds)) read.push(await readReport(deps, actor, { assessmentId }))
  await deps.db.transaction(async (tx) => {
    for (const { row } of read) {
      const { accountId, assessmentId } = row
      await writeAudit(tx, { ...actor, accountId }, 'ASSESSMENT_REPORT', {
        assessmentId,
        format: format ?? 'standards',
      })
    }
  })
  const materials = read.flatMap(({ report }) => materialsOf(report))
  const day = new Date().toISOString().slice(0, 10)
  return format
    ? csvFile(`${format}-${day}.csv`, standardTable(STANDARDS[format], materials, deps.publicUrl))
    : xlsxFile(`fields-${day}.xlsx`, standardSheets(materials, deps.publicUrl))
}

/** The last column of a table. No standard has such a column: a program that reads the table by its names leaves it out. */
const WARNINGS = 'warnings'

/** The fields of each sample, and why some of them are empty. */
const standardTable = (standard: Standard, materials: readonly Material[], publicUrl: string): string[][] => [
  [...standard.columns, WARNINGS],
  ...materials.flatMap((material) =>
    standard.rows(material, publicUrl).map((fields) => [
      ...fields.map(textOf),
      emptyFields(standard, fields)
        .map(({ column, reason }) => `${column}: ${reason}`)
        .join('\n'),
    ]),
  ),
]

/**
 * Sheets with the fields that sequence databases and collections ask for, of each sample of each assessment, and a last
 * sheet that says which fields stay empty and why. The field names and values are those of the standards, in English.
 * A result never becomes a statement that no permit is needed: only papers on file are reported.
 */
function standardSheets(materials: readonly Material[], publicUrl: string): XlsxSheet[] {
  const filled = Object.values(STANDARDS).map((standard) => ({
    standard,
    rows: materials.flatMap((material) => standard.rows(material, publicUrl).map((fields) => ({ material, fields }))),
  }))
  return [
    ...filled.map(({ standard: { name, columns }, rows }) => ({
      name,
      columns: columns.map((header) => ({ header, width: Math.max(18, header.length + 2), shows: 'lines' as const })),
      rows: rows.map(({ fields }) => fields.map(textOf)),
    })),
    emptySheet(
      filled.flatMap(({ standard, rows }) =>
        rows.flatMap(({ material: { report, id }, fields }) =>
          emptyFields(standard, fields).map(({ column, reason }) => [
            ...[assessmentNumber(report.assessment.id), id, standard.name, column, reason],
          ]),
        ),
      ),
    ),
  ]
}

const textOf = (field: Field): string => (typeof field === 'string' ? field : '')

function materialsOf(report: AssessmentReport): Material[] {
  const { internalReference, id } = report.assessment
  const own = internalReference ?? assessmentNumber(id)
  if (report.samples.length === 0) return [{ report, sample: undefined, id: own }]
  return report.samples.map((sample) => ({ report, sample, id: sample.ownId || own }))
}

const emptyFields = ({ columns }: Standard, fields: readonly Field[]): { column: string; reason: string }[] =>
  fields.flatMap((field, index) =>
    typeof field === 'string' ? [] : [{ column: columns[index] ?? '', reason: t(`report.standards.${field.empty}`) }],
  )

const emptySheet = (rows: readonly (readonly string[])[]): XlsxSheet => ({
  name: t('report.standards.sheet'),
  columns: [
    { header: t('assessments.list.columns.id'), width: 12 },
    { header: t('report.standards.material'), width: 24 },
    { header: t('report.standards.standard'), width: 26 },
    { header: t('report.standards.field'), width: 40 },
    { header: t('report.standards.why'), width: 90, shows: 'lines' },
  ],
  rows: [...new Map(rows.map((row) => [row.join('\n'), row])).values()],
})

/** Papers that count today. */
const validPapers = ({ papers }: AssessmentReport): Paper[] =>
  papers.filter(({ state, check }) => (state === 'valid' || state === 'expires_soon') && check?.outcome !== 'differs')

/** Access papers by the permit types of GGBN; others are no permits. */
const PERMIT_TYPES: { readonly [kind in EvidenceKind]?: string } = {
  ircc: 'Internationally Recognized Certificate of Compliance',
  mat: 'Contract',
  mta: 'Material Transfer Agreement',
  smta: 'Material Transfer Agreement',
  permit: 'Other',
  pic: 'Other',
  community_consent: 'Other',
}

function permitRows({ report, id }: Material): Field[][] {
  const papers = validPapers(report).filter(({ kind }) => PERMIT_TYPES[kind])
  if (papers.length === 0) return [[id, '', { empty: 'noPaper' }, '', '', '']]
  return papers.map((paper) => [
    id,
    PERMIT_TYPES[paper.kind] ?? '',
    'Permit available',
    paper.check ? '' : t('report.standards.unchecked'),
    certificateParts(paper.number ?? '')?.page ?? '',
    permitText(paper),
  ])
}

const permitText = ({ kind, number, issuer, validFrom, validTo }: Paper): string =>
  [t(`assessments.evidence.kinds.${kind}`), number, issuer, [validFrom, validTo].filter(Boolean).join(' – ')]
    .filter(Boolean)
    .join(', ')

/** The open duties in words. */
const terms = (report: AssessmentReport): string =>
  reportedObligations(report)
    .filter(({ met }) => !met)
    .map(({ text }) => text)
    .join('\n')

const reportAddress = ({ verificationCode }: AssessmentReport, publicUrl: string): Field =>
  verificationCode ? publicUrl + screenPaths.verifyCode(verificationCode) : { empty: 'noReport' }

function country({ report: { assessment }, sample }: Material): Field {
  if (sample?.warnings.includes('countryDiffers')) return { empty: 'countryDiffers' }
  return insdcName(assessment.providerCountry ?? 'ZZ') ?? { empty: 'noCountry' }
}

const day = ({ sample }: Material): Field => sample?.collectedOn || { empty: 'noDay' }

const point = ({ sample }: Material): Field =>
  sample && sample.latitude !== null && sample.longitude !== null
    ? `${sample.latitude} ${sample.longitude}`
    : { empty: 'noPoint' }

/**
 * 1: no known restrictions; 2: documents of legal access are available; 3: probably in scope. Only a completed GREEN
 * under law whose review is not overdue is 1.
 */
function nagoyaOf(report: AssessmentReport): string {
  const { status, result, reviewOverdueSince, locks } = report.assessment
  if (validPapers(report).some(({ kind, check }) => PERMIT_TYPES[kind] && check)) return '2'
  const isSettled = status === 'COMPLETED' && explainedDecision(report) !== undefined && reviewOverdueSince === null
  const isFree = terms(report) === '' && locks.every(({ closed }) => !closed)
  return isSettled && isFree && result === 'GREEN' ? '1' : '3'
}

function papersOf(report: AssessmentReport, ...kinds: EvidenceKind[]): Field {
  const papers = validPapers(report).filter(({ kind }) => kinds.includes(kind))
  return papers.length === 0 ? { empty: 'noPaper' } : papers.map(permitText).join('\n')
}

const STANDARDS: Readonly<Record<ExportFormat, Standard>> = {
  ggbn: {
    name: 'GGBN permits',
    columns: ['materialEntityID', 'permitType', 'permitStatus', 'permitStatusQualifier', 'permitURI', 'permitText'],
    rows: permitRows,
  },
  'darwin-core': {
    name: 'DwC usage-policy',
    columns: [
      'materialEntityID',
      'usagePolicyID',
      'license',
      'rights',
      'accessRights',
      'usageTerms',
      'webStatement',
      'owner',
    ],
    rows: ({ report, id }, publicUrl) => {
      const address = reportAddress(report, publicUrl)
      const licence = { empty: 'licence' } as const
      return [[id, address, licence, licence, verdictText(report), terms(report), address, licence]]
    },
  },
  mixs: {
    name: 'MIxS',
    columns: ['samp_name', 'source_mat_id', 'geo_loc_name', 'lat_lon', 'collection_date', 'ABS assessment'],
    rows: (material, publicUrl) => [
      [
        material.id,
        material.sample?.collectionNumber ?? '',
        country(material),
        point(material),
        day(material),
        reportAddress(material.report, publicUrl),
      ],
    ],
  },
  mirri: {
    name: 'MIRRI',
    columns: [
      'Accession number',
      'Restrictions on use',
      'Nagoya protocol restrictions and compliance conditions',
      'ABS related files',
      'MTA file',
    ],
    rows: ({ report, sample, id }) => [
      [
        sample?.collectionNumber || id,
        { empty: 'terms' },
        nagoyaOf(report),
        papersOf(report, 'ircc', 'permit', 'pic', 'mat', 'community_consent'),
        papersOf(report, 'mta', 'smta'),
      ],
    ],
  },
  dsmz: {
    name: 'DSMZ deposit',
    columns: ['Strain', 'Organism', 'Country of origin', 'Place', 'Date of sampling', 'PIC', 'MAT', 'IRCC', 'MTA'],
    rows: (material) => [
      [
        material.id,
        material.report.assessment.geneticResource ?? '',
        country(material),
        point(material),
        day(material),
        papersOf(material.report, 'pic', 'permit'),
        papersOf(material.report, 'mat'),
        papersOf(material.report, 'ircc'),
        papersOf(material.report, 'mta', 'smta'),
      ],
    ],
  },
}
