import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Petrol on warm paper, with brick for what went wrong: none of them near the traffic light's own colours. */
const petrol: MantineColorsTuple = [
  '#e9f4f6',
  '#d3e6ea',
  '#a5cdd5',
  '#75b2be',
  '#4f9aa9',
  '#33848f',
  '#1f6f7c',
  '#155b68',
  '#0f4a56',
  '#083740',
]
const brick: MantineColorsTuple = [
  '#fdeeec',
  '#f8dad6',
  '#efb2aa',
  '#e5887c',
  '#dc6454',
  '#d14a39',
  '#b93a2b',
  '#9a2f22',
  '#7b251b',
  '#581a13',
]
const dark: MantineColorsTuple = [
  '#e8eaea',
  '#c3c9ca',
  '#9fa9ab',
  '#6d797c',
  '#46535a',
  '#36424a',
  '#27323a',
  '#1b242b',
  '#141b21',
  '#0d1317',
]
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0ea',
  '#e8e4db',
  '#d9d4c9',
  '#bfb9ad',
  '#8f8a80',
  '#6a665e',
  '#504d47',
  '#383632',
  '#23221f',
]

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, brick, dark, gray },
  autoContrast: true,
  black: '#1d2426',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Liberation Mono", Menlo, Consolas, monospace',
  headings: {
    fontFamily:
      '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Charter, "Noto Serif", "Liberation Serif", Georgia, serif',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { sm: '0.25rem', md: '0.5rem', lg: '0.875rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/** Colours beyond Mantine's palette: paper, lines and the traffic light (contrast 4.5:1 as text, 3:1 as shapes). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5b6466',
    '--mantine-color-error': '#9a2f22',
    '--portal-brand': '#155b68',
    '--portal-paper': '#f7f4ee',
    '--portal-line': '#e3ded3',
    '--portal-accent-soft': '#e9f4f6',
    '--portal-light-green': '#1f7a4a',
    '--portal-light-amber': '#9a5b00',
    '--portal-light-red': '#b3261e',
    '--portal-light-none': '#6a665e',
    '--portal-light-mark': '#ffffff',
    '--portal-found': '#ffe9a8',
    '--portal-scroll-shadow': 'rgb(0 0 0 / 28%)',
  },
  dark: {
    '--mantine-color-body': '#1b242b',
    '--mantine-color-dimmed': '#a9b4b6',
    '--mantine-color-error': '#efb2aa',
    '--portal-brand': '#a5cdd5',
    '--portal-paper': '#12191e',
    '--portal-line': '#303c44',
    '--portal-accent-soft': '#1d3640',
    '--portal-light-green': '#5fce93',
    '--portal-light-amber': '#f3b04c',
    '--portal-light-red': '#ff8a7d',
    '--portal-light-none': '#a9b4b6',
    '--portal-light-mark': '#12191e',
    '--portal-found': '#5c4a12',
    '--portal-scroll-shadow': 'rgb(0 0 0 / 75%)',
  },
})
