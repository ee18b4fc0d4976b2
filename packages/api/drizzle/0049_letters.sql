CREATE TABLE "assessment_letters" (
	"account_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"letter_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"procedure" jsonb,
	"fields" jsonb NOT NULL,
	"decision_id" uuid,
	"sent" jsonb,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_letters_account_id_assessment_id_letter_id_pk" PRIMARY KEY("account_id","assessment_id","letter_id")
);
--> statement-breakpoint
CREATE TABLE "letter_changes" (
	"account_id" text NOT NULL,
	"change_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"letter_id" text NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"changed_by" text NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_changes_account_id_change_id_pk" PRIMARY KEY("account_id","change_id")
);
--> statement-breakpoint
CREATE INDEX "letter_changes_assessment" ON "letter_changes" USING btree ("account_id","assessment_id","at");