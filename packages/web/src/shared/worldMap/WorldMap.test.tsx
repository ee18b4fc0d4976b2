import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../api/queryClient.ts'
import { drawWorld, type World, worldQuery } from './drawWorld.ts'
import type { MapPlace } from './useMapPointer.ts'
import { type MapCategory, WorldMap } from './WorldMap.tsx'

const categories: MapCategory[] = [{ id: 'party', label: 'Party', colour: '#1f6f7c', pattern: 'plain' }]
const NAMES = { EE: 'Estonia', EU: 'European Union', FJ: 'Fiji', XZ: 'High seas' }
const places = new Map<string, MapPlace>(
  Object.entries(NAMES).map(([iso2, name]) => [iso2, { name, category: 'party' }]),
)

/** A world of two points. */
const world: World = {
  topology: { type: 'Topology', arcs: [], objects: { countries: { type: 'GeometryCollection', geometries: [] } } },
  points: { EE: [25, 58], FJ: [178, -18] },
}

async function show(shown: ReadonlyMap<string, MapPlace>) {
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
  ['without a number while nothing is known', new Map<string, MapPlace>(), 'Party'],
])('the legend names each category %s', async (_, shown, said) => {
  await show(shown)
  expect(screen.getByRole('listitem').textContent).toBe(said)
})

test('entries without a shape are listed below the map, and arrow keys skip them', async () => {
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

const transformOf = (name: string) =>
  screen.getByRole('link', { name }).closest('g[transform]')?.getAttribute('transform')

test('two fingers that move apart zoom in, and the button for the whole world zooms out', async () => {
  await show(places)
  const country = await screen.findByRole('link', { name: 'Estonia: Party' })
  const map = country.closest('svg') as SVGSVGElement
  const fingers = (...xs: number[]) =>
    xs.map((clientX, identifier) => ({ identifier, target: map, clientX, clientY: 250 }) as unknown as Touch)
  const touch = (xs: number[]) => ({ touches: fingers(...xs), changedTouches: fingers(...xs) })

  fireEvent.touchStart(map, touch([480]))
  fireEvent.touchMove(map, touch([600]))
  expect(transformOf('Estonia: Party')).toBeUndefined()

  fireEvent.touchStart(map, touch([470, 490]))
  fireEvent.touchMove(map, touch([460, 500]))
  expect(transformOf('Estonia: Party')).toBe('translate(-480,-250) scale(2)')

  await userEvent.setup().click(screen.getByRole('button', { name: 'Show the whole world' }))
  expect(transformOf('Estonia: Party')).toBe('translate(0,0) scale(1)')
})

test('the wheel zooms with Ctrl only, so that the page can be scrolled over the map', async () => {
  await show(places)
  const map = (await screen.findByRole('link', { name: 'Estonia: Party' })).closest('svg') as SVGSVGElement
  expect(fireEvent.wheel(map, { deltaY: -200, clientX: 480, clientY: 250 })).toBe(true)
  expect(transformOf('Estonia: Party')).toBeUndefined()
  expect(fireEvent.wheel(map, { deltaY: -200, clientX: 480, clientY: 250, ctrlKey: true })).toBe(false)
  expect(transformOf('Estonia: Party')).toBe('translate(-480,-250) scale(2)')
})
