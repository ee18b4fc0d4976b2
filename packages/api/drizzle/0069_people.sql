CREATE TABLE "people" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text,
	"name" text
);
--> statement-breakpoint
ALTER TABLE "assessment_comments" DROP CONSTRAINT "assessment_comments_author_id_users_user_id_fk";
--> statement-breakpoint
ALTER TABLE "evidence" DROP CONSTRAINT "evidence_added_by_id_users_user_id_fk";
--> statement-breakpoint
ALTER TABLE "evidence" DROP CONSTRAINT "evidence_changed_by_id_users_user_id_fk";
--> statement-breakpoint
ALTER TABLE "assessment_locks" ADD COLUMN "locked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_locks" ADD COLUMN "unlocked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "activator_id" uuid;--> statement-breakpoint
ALTER TABLE "duties" ADD COLUMN "settled_by_id" uuid;--> statement-breakpoint
ALTER TABLE "duty_changes" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "checked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "withdrawn_by_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_changes" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD COLUMN "added_by_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_uses" ADD COLUMN "added_by_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD COLUMN "made_by_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_letters" ADD COLUMN "saved_by_id" uuid;--> statement-breakpoint
ALTER TABLE "letter_changes" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "saved_by_id" uuid;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "ended_by_id" uuid;--> statement-breakpoint
ALTER TABLE "received_sheets" ADD COLUMN "received_by_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "saved_by_id" uuid;--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree ("account_id","name");--> statement-breakpoint
INSERT INTO "people" ("person_id", "account_id", "name") VALUES
  ('00000000-0000-4000-8000-000000000001', NULL, 'the portal'),
  ('00000000-0000-4000-8000-000000000002', NULL, 'the command line');
--> statement-breakpoint
INSERT INTO "people" ("person_id", "account_id", "name")
SELECT user_id, account_id, trim(first_name || ' ' || last_name) FROM users;
--> statement-breakpoint
-- Erased users whose ids the law still has. The names in the other columns become ids in functions/person-names.sql.
INSERT INTO "people" ("person_id", "account_id")
SELECT edited_by, (SELECT account_id FROM accounts WHERE operator LIMIT 1) FROM content_versions WHERE edited_by IS NOT NULL
UNION SELECT actor_id, (SELECT account_id FROM accounts WHERE operator LIMIT 1) FROM activations WHERE actor_id IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "assessment_comments" ADD CONSTRAINT "assessment_comments_author_id_people_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_locks" ADD CONSTRAINT "assessment_locks_locked_by_id_people_person_id_fk" FOREIGN KEY ("locked_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_locks" ADD CONSTRAINT "assessment_locks_unlocked_by_id_people_person_id_fk" FOREIGN KEY ("unlocked_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_actor_id_people_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_edited_by_people_person_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_activator_id_people_person_id_fk" FOREIGN KEY ("activator_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_settled_by_id_people_person_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_changes" ADD CONSTRAINT "duty_changes_changed_by_id_people_person_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_added_by_id_people_person_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_changed_by_id_people_person_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_checked_by_id_people_person_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_withdrawn_by_id_people_person_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_changes" ADD CONSTRAINT "evidence_changes_changed_by_id_people_person_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_added_by_id_people_person_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_uses" ADD CONSTRAINT "evidence_uses_added_by_id_people_person_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD CONSTRAINT "inspection_packs_made_by_id_people_person_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_letters" ADD CONSTRAINT "assessment_letters_saved_by_id_people_person_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_changes" ADD CONSTRAINT "letter_changes_changed_by_id_people_person_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_saved_by_id_people_person_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_ended_by_id_people_person_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_sheets" ADD CONSTRAINT "received_sheets_received_by_id_people_person_id_fk" FOREIGN KEY ("received_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_saved_by_id_people_person_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."people"("person_id") ON DELETE no action ON UPDATE no action;