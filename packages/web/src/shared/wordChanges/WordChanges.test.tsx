import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WordChanges, wordChanges } from './WordChanges.tsx'

test('words that went and came are marked in their place', () => {
  const changes = wordChanges(
    'Ask the authority before the use of plants.',
    'Ask the ministry before the use of any plants.',
  )
  const { container } = render(<WordChanges changes={changes ?? []} />)
  const textsOf = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent?.trim())
  expect(textsOf('del')).toEqual(['authority'])
  expect(textsOf('ins')).toEqual(['ministry', 'any'])
})

test('texts that share less than half of their words are not mixed', () => {
  expect(wordChanges('Nothing was found.', 'Apply for the permit before the material leaves.')).toBeUndefined()
})
