CREATE TABLE "assessment_changes" (
	"account_id" text NOT NULL,
	"number" integer NOT NULL,
	"assessment_id" uuid NOT NULL,
	"action" text NOT NULL,
	"changed_by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"details" jsonb,
	CONSTRAINT "assessment_changes_account_id_number_pk" PRIMARY KEY("account_id","number")
);
--> statement-breakpoint
CREATE INDEX "assessment_changes_assessment" ON "assessment_changes" USING btree ("account_id","assessment_id","number");--> statement-breakpoint
INSERT INTO "assessment_changes" ("account_id", "number", "assessment_id", "action", "changed_by", "at", "details")
SELECT account_id, number, (subject::jsonb ->> 'assessmentId')::uuid, action, actor_id, at,
  CASE WHEN action = 'ASSESSMENT_DETAILS' THEN jsonb_build_object(
    'changed', coalesce(subject::jsonb -> 'changed', '{}'), 'before', coalesce(subject::jsonb -> 'before', '{}')) END
FROM audit_entries
WHERE action IN ('ASSESSMENT_DETAILS', 'ASSESSMENT_DELETE', 'ASSESSMENT_RESTORE') AND subject::jsonb ? 'assessmentId'
ON CONFLICT DO NOTHING;
