import { runPortal } from './runPortal.ts'

runPortal()
