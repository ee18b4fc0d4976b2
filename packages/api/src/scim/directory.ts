import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'

/** The directory of one account, as managed with the token of one of its administrators. */
export type Directory = { db: Db; actor: Actor; base: string }
