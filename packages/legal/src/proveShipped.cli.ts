import { loadContent } from './loadContent.ts'
import { PROGRAM, writeBuiltLaw } from './reading/builtLaw.ts'
import { readYaml } from './reading/parseYaml.ts'
import { readText, SHIPPED, yamlFiles } from './reading/readFolder.ts'

/** The last step of building the server: proves the shipped law, and writes down what a start need not repeat. */
const { countries, lawFor } = loadContent()
const texts = ['protocol', 'countries', 'procedures', 'cases'].flatMap((folder) =>
  yamlFiles(SHIPPED, folder).map((name) => readText(SHIPPED, `${folder}/${name}.yaml`)),
)
writeBuiltLaw(PROGRAM, {
  content: lawFor([...countries.keys()]).content,
  values: new Map(texts.map((text) => [text, readYaml(text).raw])),
})
