import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../app/providers/queryClient.ts'
import { drawWorld, type World } from './drawWorld.ts'
import { type Category, type Place, WorldMap } from './WorldMap.tsx'
import { worldQuery } from './world.queries.ts'

const categories: Category[] = [{ id: 'party', label: 'Party', colour: '#1f6f7c', pattern: 'plain' }]
const NAMES = { EE: 'Estonia', EU: 'European Union', FJ: 'Fiji', XZ: 'High seas' }
const places = new Map<string, Place>(Object.entries(NAMES).map(([iso2, name]) => [iso2, { name, category: 'party' }]))

/** Two points are all the world there is. */
const world: World = {
  topology: { type: 'Topology', arcs: [], objects: { countries: { type: 'GeometryCollection', geometries: [] } } },
  points: { EE: [25, 58], FJ: [178, -18] },
}

async function show(shown: ReadonlyMap<string, Place>) {
  const client = createQueryClient({ retry: false })
  client.setQueryData(worldQuery.queryKey, await drawWorld(world))
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <MemoryRouter>
          <WorldMap label="World" categories={categories} places={shown} hrefOf={(iso2) => `/c/${iso2}`} />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

test.each([
  ['with how many there are', places, 'Party (4)'],
  ['without a number while nothing is known', new Map<string, Place>(), 'Party'],
])('the legend names each category %s', async (_, shown, said) => {
  await show(shown)
  expect(screen.getByRole('listitem').textContent).toBe(said)
})

test('what has no place on the map is told below it, and the arrow keys go on to the next that has one', async () => {
  await show(places)
  const estonia = await screen.findByRole('link', { name: 'Estonia: Party' })
  estonia.focus()
  await userEvent.setup().keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Fiji: Party' })).toHaveFocus()

  expect(screen.getByRole('link', { name: 'European Union' })).toHaveAttribute('href', '/c/EU')
  expect(screen.getByRole('link', { name: 'High seas' }).closest('p')?.textContent).toBe(
    'Without a place on the map: European Union (Party); High seas (Party)',
  )
})
