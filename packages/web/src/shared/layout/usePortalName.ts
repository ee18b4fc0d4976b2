import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../api/config.queries.ts'

const DEFAULT_NAME = 'ABS Portal'

export const usePortalName = () => useQuery(configQuery).data?.portalName ?? DEFAULT_NAME
