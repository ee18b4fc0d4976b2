/** Thrown for an invalid setting; the message names the variable. */
export class SettingsError extends Error {}

const FILE_FAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EACCES: 'the user of the portal has no right to',
    EISDIR: 'it is a folder',
    ENOENT: 'it does not exist',
    EROFS: 'the file system is read-only',
  }),
)

/** The reason why a file or folder of a setting cannot be used. */
export function fileFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return FILE_FAULTS.get(code) ?? message
}
