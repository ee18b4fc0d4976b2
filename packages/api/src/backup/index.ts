export { backUp } from './backup.ts'
export { BackupError } from './manifest.ts'
export { restore } from './restore.ts'
