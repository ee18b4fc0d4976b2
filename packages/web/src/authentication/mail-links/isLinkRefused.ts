import { ApiError } from '../../api/call.ts'

/** Whether the link itself is not good (any more): not something typed beside it, nor a trouble that may pass. */
export const isLinkRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'LINK_NOT_VALID'
