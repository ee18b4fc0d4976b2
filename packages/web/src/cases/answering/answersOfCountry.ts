import type { Answers } from '@portal/contract'
import type { QuestionState } from '@portal/rules'

/** Member states, and the outermost regions with a code of their own, in which Union law holds (Article 349 TFEU). */
const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GF GP MF MQ RE YT'.split(' ')
const PLACES: { readonly [country: string]: string | undefined } = { GB: 'uk', CH: 'ch' }

/**
 * What the country in which the people of an account work says about the place of the work, and about who uses the
 * material where that is certain: whether a user in the provider country is controlled from abroad, nobody has said.
 */
export function answersOfCountry(
  asked: readonly Pick<QuestionState, 'question'>[],
  country: string | null,
  provider: Answers[string] | undefined,
): Answers {
  if (country === null) return {}
  const isProvider = country === provider
  const place = UNION.includes(country) ? 'eu' : PLACES[country]
  const places = [...(place ? [place] : []), ...(isProvider ? ['provider'] : [])]
  const answers: Answers = {
    ...(places.length > 0 ? { useLocation: places } : { useLocation: ['other'], userCountry: country }),
    ...(!isProvider && typeof provider === 'string' && { userOrigin: 'foreign' }),
  }
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.some(({ question }) => question.id === id)))
}
