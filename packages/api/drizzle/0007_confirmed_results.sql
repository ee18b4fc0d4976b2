ALTER TABLE "assessment_decisions" ADD COLUMN "completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_decisions" ALTER COLUMN "completed" DROP DEFAULT;--> statement-breakpoint
UPDATE "assessment_decisions" d SET "completed" = true FROM "assessments" a
	WHERE a.account_id = d.account_id AND a.decision_id = d.decision_id AND a.status = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "assessment_locks_assessment" ON "assessment_locks" USING btree ("account_id","assessment_id");--> statement-breakpoint
CREATE INDEX "assessment_locks_waiting" ON "assessment_locks" USING btree ("account_id","locked_at") WHERE closed;--> statement-breakpoint
CREATE INDEX "audit_entries_assessment" ON "audit_entries" USING btree ("account_id",("subject"::jsonb ->> 'assessmentId')) WHERE action in ('ASSESSMENT_DETAILS', 'ASSESSMENT_DELETE', 'ASSESSMENT_RESTORE');