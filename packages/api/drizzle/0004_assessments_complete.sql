CREATE TABLE "assessment_comments" (
	"account_id" text NOT NULL,
	"comment_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_comments_account_id_comment_id_pk" PRIMARY KEY("account_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_favorites" (
	"account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	CONSTRAINT "assessment_favorites_account_id_user_id_assessment_id_pk" PRIMARY KEY("account_id","user_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_reports" (
	"account_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"file" "bytea" NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_reports_account_id_report_id_pk" PRIMARY KEY("account_id","report_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_decisions" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "assessment_decisions" ADD COLUMN "cause" text DEFAULT 'answers' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_decisions" ADD COLUMN "activation_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_decisions" ADD COLUMN "code" text;--> statement-breakpoint
UPDATE "assessment_decisions" SET "code" = upper(substr(md5(random()::text || "decision_id"::text), 1, 16));--> statement-breakpoint
ALTER TABLE "assessment_decisions" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_locks" ADD COLUMN "disclaimer_version" integer;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "intended_use" text[];--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "access_date" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "access_from" date;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "access_before" date;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "intended_use_date" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
UPDATE "assessments" SET
	"intended_use" = CASE WHEN jsonb_typeof("answers" -> 'intendedUse') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text("answers" -> 'intendedUse')) END,
	"access_date" = "answers" ->> 'accessDate',
	"intended_use_date" = "answers" ->> 'intendedUseDate',
	"locked" = EXISTS (SELECT 1 FROM "assessment_locks" l WHERE l.account_id = "assessments"."account_id" AND l.assessment_id = "assessments"."assessment_id" AND l.closed);--> statement-breakpoint
ALTER TABLE "assessment_comments" ADD CONSTRAINT "assessment_comments_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_favorites" ADD CONSTRAINT "assessment_favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_comments_assessment" ON "assessment_comments" USING btree ("account_id","assessment_id","created_at");--> statement-breakpoint
CREATE INDEX "assessment_reports_decision" ON "assessment_reports" USING btree ("account_id","decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_decisions_code" ON "assessment_decisions" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_decisions_activation" ON "assessment_decisions" USING btree ("account_id","assessment_id","activation_id");