import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Petrol on warm paper, with brick for what went wrong: none of them near the colours of a result. */
const petrol: MantineColorsTuple = [
  '#e2eef0',
  '#d3e6ea',
  '#a5cdd5',
  '#8ccad4',
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
  '#efa79c',
  '#e5887c',
  '#dc6454',
  '#d14a39',
  '#b93a2b',
  '#9a2f22',
  '#7b251b',
  '#581a13',
]
const dark: MantineColorsTuple = [
  '#e8ebe8',
  '#b0babb',
  '#97a2a4',
  '#6f7c80',
  '#384449',
  '#28333a',
  '#232c2f',
  '#171f22',
  '#101618',
  '#0c1113',
]
const gray: MantineColorsTuple = [
  '#f6f4ef',
  '#efece5',
  '#e1dcd1',
  '#cfc9bc',
  '#b3afa4',
  '#7f8480',
  '#636c6e',
  '#4c575a',
  '#343e41',
  '#1a2225',
]

const SANS = '"Source Sans 3", "Sans fallback", sans-serif'
const SERIF = '"Source Serif 4", "Serif fallback", serif'
const px = (size: number) => `${size / 16}rem`

/** The sizes of all text, with the two of the headings; phones read a little larger, see portal.css. */
const TYPE = {
  fontFamily: SANS,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Liberation Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: px(12.5), sm: px(13.5), md: px(15), lg: px(18), xl: px(20), xxl: px(28) },
  lineHeights: { xs: '1.25', sm: '1.35', md: '1.5', lg: '1.5', xl: '1.35' },
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    textWrap: 'balance' as const,
    sizes: {
      h1: { fontSize: px(24), lineHeight: '1.25' },
      h2: { fontSize: px(18), lineHeight: '1.35' },
      h3: { fontSize: px(15), lineHeight: '1.35' },
      h4: { fontSize: px(15), lineHeight: '1.35' },
    },
  },
}

/** The space inside and between things; `scripts/styles.test.ts` refuses any other. */
const SPACES = {
  xs: px(4),
  sm: px(8),
  md: px(12),
  lg: px(16),
  xl: px(20),
  '2xl': px(24),
  '3xl': px(32),
  '4xl': px(48),
}

/** The window's widths at which a layout changes, in style sheets and in components. */
const BREAKPOINTS = { xs: '36em', sm: '54em', md: '75em', lg: '105em' }

const SHADOWS = {
  xs: 'var(--portal-shadow-1)',
  sm: 'var(--portal-shadow-1)',
  md: 'var(--portal-shadow-2)',
  lg: 'var(--portal-shadow-2)',
  xl: 'var(--portal-shadow-3)',
}

/**
 * The list of a field scrolls itself: an area inside it that scrolls would be a child that is no option, which screen
 * readers may read as an empty list. Browsers make scrollable elements tab stops: the list closes when its field is left,
 * and the focus would be lost with it.
 */
const SCROLLING_LIST = {
  defaultProps: { withScrollArea: false, attributes: { options: { tabIndex: -1 } } },
  styles: (_theme: unknown, { maxDropdownHeight = px(220) }: { maxDropdownHeight?: number | string }) => ({
    options: { maxHeight: maxDropdownHeight, overflowY: 'auto' as const, scrollbarWidth: 'thin' as const },
  }),
}

export const theme = createTheme({
  ...TYPE,
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, brick, dark, gray },
  autoContrast: true,
  black: '#1a2225',
  spacing: SPACES,
  radius: { sm: px(4), md: px(6), lg: px(10) },
  defaultRadius: 'md',
  breakpoints: BREAKPOINTS,
  shadows: SHADOWS,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Badge: { defaultProps: { variant: 'light' } },
    MultiSelect: SCROLLING_LIST,
    Select: SCROLLING_LIST,
    Menu: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Popover: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Table: { defaultProps: { verticalSpacing: 'sm', withRowBorders: true } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
})
