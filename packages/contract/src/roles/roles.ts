import { z } from 'zod'
import { PERMISSIONS, ROLES } from './roleNames.ts'

export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const Permission = z.enum(PERMISSIONS)
export type Permission = z.infer<typeof Permission>
