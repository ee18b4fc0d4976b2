import type { environment as english } from '../../en/shared/environment.ts'
import type { Translation } from '../../translation.ts'

export const environment: Translation<typeof english> = {
  title: 'Ambiente',
  local: 'local',
  staging: 'homologação',
}
