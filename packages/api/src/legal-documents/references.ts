import type { CountryFile, LegalReference } from '@portal/contract'
import { compareArticles } from '../text/compareArticles.ts'

/**
 * The articles cited by the rows of a country, each once with the rows that cite it, sorted by document and article.
 */
export function referencesOf({ matrices, documents }: CountryFile): LegalReference[] {
  const references = new Map<string, LegalReference>()
  for (const { id, document, article } of citations(matrices)) {
    const key = JSON.stringify([document, article])
    const about = documents.find(({ id: documentId }) => documentId === document)
    const reference = references.get(key) ?? {
      documentId: document,
      documentTitle: about?.titleEnglish ?? document,
      article,
      topic: about?.keyArticles.find((key) => key.article === article)?.topic ?? null,
      citedBy: [],
    }
    if (!reference.citedBy.includes(id)) reference.citedBy.push(id)
    references.set(key, reference)
  }
  const order = new Map(documents.map(({ id }, index) => [id, index]))
  const placeOf = ({ documentId }: LegalReference) => order.get(documentId) ?? documents.length
  return [...references.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || compareArticles(a.article, b.article))
}

const citations = (matrices: CountryFile['matrices']) =>
  matrices
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, then }) =>
      then.basis.flatMap((basis) =>
        'document' in basis ? [{ id, document: basis.document, article: basis.article ?? null }] : [],
      ),
    )
