import { loadContent } from '@portal/legal'

/** The shipped content, loaded, validated and proven once for all files of a worker; nothing changes it. */
export const loadedContent = loadContent()
