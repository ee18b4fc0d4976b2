import { Box } from '@mantine/core'
import { Loading } from '../../shared/feedback/Loading.tsx'

/** Until the first screen's code is there. */
export function FirstLoad() {
  return (
    <Box p="xl" maw={720} mx="auto">
      <Loading />
    </Box>
  )
}
