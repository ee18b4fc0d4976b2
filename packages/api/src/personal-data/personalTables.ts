import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'

/**
 * How a personal column is erased: the row is deleted with the user, the reference is set to null, a name or email is
 * replaced by the pseudonym, or an id stays, which is itself a pseudonym without the user.
 */
type Erasure = 'deleted' | 'emptied' | 'replaced' | 'id stays'

export type PersonalTable = {
  /** The columns that identify a person's rows for the export; null if none does. */
  owner: string | readonly string[] | null
  columns: { readonly [column: string]: Erasure }
  /** Columns that the export omits: secrets, and data that belongs to the account rather than the person. */
  hidden?: readonly string[]
}

const gone = { user_id: 'deleted' } as const

/** Every table with personal data; a test fails for a column that is missing here. */
export const PERSONAL_TABLES: ReadonlyMap<string, PersonalTable> = new Map(
  Object.entries<PersonalTable>({
    users: {
      owner: 'user_id',
      columns: {
        ...gone,
        email: 'deleted',
        pending_email: 'deleted',
        first_name: 'deleted',
        last_name: 'deleted',
        invited_by: 'emptied',
      },
      hidden: ['password_hash'],
    },
    people: { owner: 'person_id', columns: { person_id: 'id stays', name: 'emptied' } },
    memberships: { owner: 'user_id', columns: gone },
    sessions: { owner: 'user_id', columns: { ...gone, user_agent: 'deleted', address: 'deleted' } },
    links: { owner: 'user_id', columns: { ...gone, email: 'deleted' }, hidden: ['token_hash'] },
    code_apps: { owner: 'user_id', columns: gone, hidden: ['secret'] },
    recovery_codes: { owner: 'user_id', columns: gone, hidden: ['code_hash'] },
    recovery_requests: {
      owner: 'user_id',
      columns: { ...gone, address: 'deleted', approved_by: 'emptied' },
    },
    passkeys: { owner: 'user_id', columns: gone, hidden: ['public_key', 'credential_id'] },
    identities: { owner: 'user_id', columns: { ...gone, subject: 'deleted' } },
    identity_providers: { owner: null, columns: { emergency_user_id: 'emptied', configured_by: 'emptied' } },
    api_tokens: { owner: 'user_id', columns: gone, hidden: ['token_hash'] },
    erasure_requests: { owner: 'user_id', columns: gone },
    notifications: { owner: 'user_id', columns: { ...gone, message: 'replaced' } },
    duty_calendars: { owner: 'user_id', columns: gone, hidden: ['token_sha256'] },
    assessment_favorites: { owner: 'user_id', columns: gone },
    assessment_views: { owner: 'owner_id', columns: { owner_id: 'deleted' } },
    imports: { owner: 'owner_id', columns: { owner_id: 'deleted' } },
    import_rows: { owner: null, columns: { owner_id: 'emptied' } },
    assessments: {
      owner: 'owner_id',
      columns: { owner_id: 'emptied', deleted_by: 'id stays' },
      hidden: ['answers'],
    },
    assessment_changes: { owner: 'changed_by', columns: { changed_by: 'id stays' } },
    assessment_comments: { owner: 'author_id', columns: { author_id: 'id stays', author: 'replaced' } },
    assessment_decisions: {
      owner: 'decided_by',
      columns: { decided_by: 'id stays' },
      hidden: ['answers', 'content', 'text'],
    },
    assessment_reports: { owner: 'created_by', columns: { created_by: 'id stays' }, hidden: ['file'] },
    assessment_locks: {
      owner: ['locked_by_id', 'unlocked_by_id'],
      columns: {
        locked_by: 'replaced',
        locked_by_id: 'id stays',
        unlocked_by: 'replaced',
        unlocked_by_id: 'id stays',
      },
    },
    duties: {
      owner: ['owner_id', 'settled_by_id'],
      columns: { owner_id: 'emptied', settled_by: 'replaced', settled_by_id: 'id stays' },
    },
    duty_changes: { owner: 'changed_by_id', columns: { changed_by: 'replaced', changed_by_id: 'id stays' } },
    evidence: {
      owner: ['added_by_id', 'checked_by_id', 'withdrawn_by_id'],
      columns: {
        added_by_id: 'id stays',
        changed_by_id: 'id stays',
        checked_by_id: 'id stays',
        withdrawn_by_id: 'id stays',
        added_by: 'replaced',
        checked_by: 'replaced',
        withdrawn_by: 'replaced',
      },
    },
    evidence_files: { owner: 'added_by_id', columns: { added_by: 'replaced', added_by_id: 'id stays' } },
    evidence_uses: { owner: 'added_by_id', columns: { added_by: 'replaced', added_by_id: 'id stays' } },
    evidence_changes: { owner: 'changed_by_id', columns: { changed_by: 'replaced', changed_by_id: 'id stays' } },
    evidence_uploads: { owner: 'user_id', columns: gone },
    samples: {
      owner: ['saved_by_id', 'ended_by_id'],
      columns: { saved_by: 'replaced', saved_by_id: 'id stays', ended_by: 'replaced', ended_by_id: 'id stays' },
    },
    transfers: { owner: 'saved_by_id', columns: { saved_by: 'replaced', saved_by_id: 'id stays' } },
    received_sheets: { owner: 'received_by_id', columns: { received_by: 'replaced', received_by_id: 'id stays' } },
    inspection_packs: { owner: 'made_by_id', columns: { made_by: 'replaced', made_by_id: 'id stays' } },
    assessment_letters: { owner: 'saved_by_id', columns: { saved_by: 'replaced', saved_by_id: 'id stays' } },
    letter_changes: { owner: 'changed_by_id', columns: { changed_by: 'replaced', changed_by_id: 'id stays' } },
    events: { owner: null, columns: { message: 'replaced' } },
    stored_mails: { owner: null, columns: { receiver: 'deleted', message: 'deleted' } },
    audit_entries: {
      owner: 'actor_id',
      columns: { actor_id: 'id stays', actor: 'replaced', address: 'replaced', subject: 'replaced' },
    },
    // Who edited, reviewed and activated the law is part of its record.
    content_versions: {
      owner: ['edited_by', 'activator_id'],
      columns: { edited_by: 'id stays', editor: 'replaced', activator: 'replaced', activator_id: 'id stays' },
      hidden: ['content', 'source', 'cases'],
    },
    content_edits: { owner: 'edited_by', columns: { edited_by: 'id stays' }, hidden: ['operations'] },
    content_hand_overs: { owner: 'handed_by', columns: { handed_by: 'id stays', decided_by: 'id stays' } },
    document_files: { owner: 'uploaded_by', columns: { uploaded_by: 'id stays' } },
    content_choices: { owner: 'chosen_by', columns: { chosen_by: 'id stays' } },
    content_links: { owner: 'created_by', columns: { created_by: 'id stays' }, hidden: ['token_hash'] },
    content_comments: { owner: 'written_by', columns: { written_by: 'id stays', resolved_by: 'id stays' } },
    law_reports: { owner: 'user_id', columns: { user_id: 'emptied', answered_by: 'id stays' } },
    draft_editors: { owner: 'user_id', columns: { user_id: 'id stays' } },
    content_reviews: { owner: 'reviewed_by', columns: { reviewed_by: 'id stays', reviewer: 'id stays' } },
    activations: { owner: 'actor_id', columns: { actor_id: 'id stays', actor: 'replaced' } },
  }),
)

/** All stored data about the actor, by table, from one snapshot; without secrets and files. */
export function exportPerson(db: Db, { userId }: Actor): Promise<{ [table: string]: unknown[] }> {
  const atOneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const all: { [table: string]: unknown[] } = {}
    for (const [table, { owner, hidden = [] }] of PERSONAL_TABLES) {
      if (owner === null) continue
      const { rows } = await tx.execute<{ row: unknown }>(sql`
        select to_jsonb(t) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(table)} t
        where ${userId} in (${sql.join(
          [owner].flat().map((column) => sql.identifier(column)),
          sql`, `,
        )})`)
      all[table] = rows.map(({ row }) => row)
    }
    return all
  }, atOneInstant)
}
