import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { ADMIN } from './testing/portal.ts'

const CLIENT = join(import.meta.dirname, '..', 'api-client')
const TYPESCRIPT = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')

describe('a client generated from the OpenAPI document', () => {
  beforeAll(async () => {
    const document = await openapiTypescript(new URL(`${inject('portal')}/api/docs/json`))
    await mkdir(join(CLIENT, 'generated'), { recursive: true })
    await writeFile(join(CLIENT, 'generated', 'portal.d.ts'), astToString(document))
  })

  test('compiles for a program that uses it correctly, and not for an incorrect one', async () => {
    const check = promisify(execFile)(process.execPath, [TYPESCRIPT, '-p', CLIENT])
    expect(await check.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' })
  })

  test('signs in, assesses a soil bacterium from Brazil, reads the result, and gets an error for an invalid id', async () => {
    // Imported by path at run time: its types are those of the generated file, which were checked above.
    const { assessByProgram } = await import(join(CLIENT, 'journey.ts'))
    const answers = [
      { organismGroup: 'bacteria', geneticResource: 'Streptomyces sp.', materialStatus: 'wild' },
      { placeType: 'national', providerCountry: 'BR', accessDate: '2019-03-10' },
    ]
    const { before, after, refusal } = await assessByProgram(inject('portal'), ADMIN, answers)
    expect({ before, result: after.assessment.result, place: after.assessment.providerCountry }).toEqual({
      before: 'IN_PROGRESS',
      result: 'RED',
      place: 'BR',
    })
    expect(refusal).toMatchObject({ success: false, code: 'INVALID_INPUT', errors: [{ path: 'id' }] })
  })
})
