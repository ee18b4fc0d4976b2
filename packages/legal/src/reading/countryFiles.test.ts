import { CountryFile, GoldenCase } from '@portal/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shipped } from '../testing/shipped.ts'
import { countryFiles } from './countryFiles.ts'
import { parseYaml } from './parseYaml.ts'

test('the files of every country are read as the law and the golden cases that were written', () => {
  for (const { country, source } of shipped.countries.values()) {
    const cases = shipped.casesOf(country)
    const files = countryFiles({ file: source, cases })
    const read = <S extends z.ZodType>(folder: string, schema: S) => {
      const path = `${folder}/${country.toLowerCase()}.yaml`
      return parseYaml(path, files.get(path) ?? '[]', schema).value
    }
    expect(read('countries', CountryFile), country).toEqual(source)
    expect(read('cases', z.array(GoldenCase)), country).toEqual(cases)
  }
})
