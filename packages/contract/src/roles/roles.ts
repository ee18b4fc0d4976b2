import { z } from 'zod'

/** Ranks rise from left to right. */
export const ROLES = [
  'GUEST_USER',
  'DPT_USER',
  'DPT_POWER_USER',
  'DPT_LEGAL_USER',
  'DPT_ADMIN',
  'DPT_LEGAL_ADMIN',
  'ACC_ADMIN',
  'SUPER_ADMIN',
] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const PERMISSIONS = [
  'READ_ACCOUNT_ASSESSMENTS',
  'READ_PRIVATE_ASSESSMENTS',
  'CREATE_ASSESSMENTS',
  'EDIT_ASSESSMENTS',
  'UNLOCK_TECHNICAL',
  'UNLOCK_LEGAL',
  'MANAGE_USERS',
  'MANAGE_USER_GROUPS',
  'MANAGE_ACCOUNTS',
  'MANAGE_LEGAL_CONTENT',
] as const
export const Permission = z.enum(PERMISSIONS)
export type Permission = z.infer<typeof Permission>
