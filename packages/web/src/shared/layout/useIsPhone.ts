import { useMediaQuery } from '@mantine/hooks'

/** True in a window too narrow for tables, where rows become cards: what a page is opened for then comes first. */
export const useIsPhone = () => useMediaQuery('(width < 54em)', false, { getInitialValueInEffect: false })
