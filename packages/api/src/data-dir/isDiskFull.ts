/** Error codes for no space, no quota, or the system's limit of file size. */
const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Whether something could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean => CODES.includes(String((error as NodeJS.ErrnoException).code))
