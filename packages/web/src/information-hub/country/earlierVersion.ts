import type { Country } from '@portal/contract'

/** The version that is shown in the place of the active one, as queries name it; nothing where it is that one. */
export const earlierVersion = ({ version, activeVersion }: Country): { version?: number } =>
  version === null || version === activeVersion ? {} : { version }
