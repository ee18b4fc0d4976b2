import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zipOf } from '../../../testing/files/zipOf.ts'
import { readTable } from './readTable.ts'

const LIMITS = { rows: 99, head: 20, columns: 40, cells: 5_000 }
const sample = (name: string) =>
  readFileSync(new URL(`../../../material/importing/testing/samples/${name}`, import.meta.url))

/** The value of a column by the number of the row, counted from 1 after the head. */
async function columnOf(file: Buffer, column: string) {
  const { rows } = await readTable(file, LIMITS)
  const place = rows[0]?.cells.indexOf(column) ?? -1
  return rows.slice(1).map(({ cells }) => cells[place])
}

const META = `<archive xmlns="http://rs.tdwg.org/dwc/text/">
  <core encoding="UTF-8" fieldsTerminatedBy="\\t" ignoreHeaderLines="1" rowType="http://rs.tdwg.org/dwc/terms/Occurrence">
    <files><location>occurrence.txt</location></files><id index="0"/>
    <field index="8" term="http://rs.tdwg.org/dwc/terms/catalogNumber"/>
    <field index="20" term="http://rs.tdwg.org/dwc/terms/countryCode"/>
    <field default="Example Herbarium" term="http://rs.tdwg.org/dwc/terms/institutionCode"/>
  </core>
  <extension fieldsTerminatedBy="\\t" ignoreHeaderLines="1" rowType="http://data.ggbn.org/schemas/ggbn/terms/Permit">
    <files><location>permit.txt</location></files><coreid index="0"/>
    ${['permitType', 'permitStatus', 'permitStatusQualifier', 'permitURI', 'permitText'].map((term, at) => `<field index="${at + 1}" term="http://data.ggbn.org/schemas/ggbn/terms/${term}"/>`).join('')}
  </extension>
</archive>`

test('a Darwin Core archive is read with the papers of its permit extension', async () => {
  const file = await zipOf({
    'meta.xml': META,
    'occurrence.txt': sample('dwca-occurrence.txt'),
    'permit.txt': sample('dwca-permit.txt'),
  })
  expect((await columnOf(file, 'countryCode')).slice(0, 5)).toEqual(['BR', 'ZR', 'SU', 'BR', 'NA'])
  expect(new Set(await columnOf(file, 'institutionCode'))).toEqual(new Set(['Example Herbarium']))
  expect(await columnOf(file, 'papersHeld')).toEqual([
    ...['Collecting Permit', 'unknown', 'none', 'Internationally Recognized Certificate of Compliance'],
    ...[
      'Memorandum of Understanding',
      '',
      '',
      '',
      'Other',
      'Collecting Permit; Material Transfer Agreement',
      '',
      '',
      'smta',
    ],
  ])
  expect((await columnOf(file, 'irccNumber'))[3]).toBe('ABSCH-IRCC-BR-990001-1')
  expect((await columnOf(file, 'permitText'))[0]).toContain('Export Permit, Permit not required, before 2000')
})

test('an archive that names no core, or whose parts are missing, is refused', async () => {
  const faultOf = async (parts: { [name: string]: string }) =>
    readTable(await zipOf(parts), LIMITS).catch((error: { fault?: string }) => error.fault)
  expect(await faultOf({ 'meta.xml': '<archive/>' })).toBe('otherArchive')
  expect(await faultOf({ 'meta.xml': '<archive><core>' })).toBe('damaged')
  expect(await faultOf({ 'other.txt': 'a' })).toBe('otherArchive')
})

test('records of sequence databases are rows, with values that go on over lines', async () => {
  const file = sample('genbank.gb.txt')
  expect((await columnOf(file, 'collection number')).slice(0, 4)).toEqual([
    ...['DSM 990001', 'TGRC LA0716', 'CGMCC 1.9999', 'EXM:ENT:0004'],
  ])
  expect((await columnOf(file, 'isolation_source'))[0]).toBe(
    'forest soil, Serra do Exemplo near the river of the same name, 3 km north of the bridge',
  )
  const ena =
    'ID   X1; SV 1;\nAC   X1;\nFT   source          1..9\nFT                   /organism="Aa b"\nFT                   /country="Peru"\n//\n'
  expect(await columnOf(Buffer.from(ena), 'geo_loc_name')).toEqual(['Peru'])
})

test('a text with columns is read with rows that go on, and says what stands around its table', async () => {
  const { rows, around } = await readTable(sample('delivery-note.txt'), LIMITS)
  expect(rows).toHaveLength(11)
  expect(rows[7]?.cells[2]).toBe('Triticum monococcum subsp. aegilopoides (= T. boeoticum)')
  expect(rows[9]?.cells[3]).toBe('New Zealand (cultivated in Cornwall, GB)')
  expect(around[0]?.cells).toEqual(['Example Botanical Garden and Seed Bank'])
  expect(around.at(-1)?.cells[0]).toContain('Delivered by post')
})
