import { sql } from 'drizzle-orm'

/**
 * For a query of users: each user's groups with all their sub-groups. `union` (not `union all`) terminates even if the
 * groups form a cycle. The columns are written literally, because drizzle would drop the table name in a query of one
 * table.
 */
export const ownGroups = sql<string[]>`array(
  with recursive own as (
    select m.user_group_id from memberships m
    where m.account_id = users.account_id and m.user_id = users.user_id
    union
    select g.user_group_id from user_groups g join own on g.main_user_group = own.user_group_id
    where g.account_id = users.account_id)
  select user_group_id from own)`
