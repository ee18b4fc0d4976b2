CREATE TABLE "evidence" (
	"account_id" text NOT NULL,
	"evidence_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"issuer" text,
	"made_on" date,
	"valid_from" date,
	"valid_to" date,
	"proves" text,
	"proves_day" date,
	"link" text,
	"added_by_id" uuid,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"changed_by_id" uuid,
	"check_outcome" text,
	"checked_by" text,
	"checked_at" timestamp (3) with time zone,
	"check_note" text,
	"withdrawn_by" text,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_reason" text,
	"expired_at" timestamp (3) with time zone,
	CONSTRAINT "evidence_account_id_evidence_id_pk" PRIMARY KEY("account_id","evidence_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_changes" (
	"account_id" text NOT NULL,
	"change_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"action" text NOT NULL,
	"changed_by" text NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_changes_account_id_change_id_pk" PRIMARY KEY("account_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_files" (
	"account_id" text NOT NULL,
	"evidence_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "evidence_files_account_id_evidence_id_number_pk" PRIMARY KEY("account_id","evidence_id","number")
);
--> statement-breakpoint
CREATE TABLE "evidence_uploads" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_uses" (
	"account_id" text NOT NULL,
	"use_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"part" text NOT NULL,
	"part_id" text DEFAULT '' NOT NULL,
	"settles" boolean DEFAULT false NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "evidence_uses_account_id_use_id_pk" PRIMARY KEY("account_id","use_id")
);
--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_added_by_id_users_user_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_changed_by_id_users_user_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_uploads" ADD CONSTRAINT "evidence_uploads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_id" ON "evidence" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "evidence_ends" ON "evidence" USING btree ("valid_to") WHERE valid_to is not null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "evidence_changes_evidence" ON "evidence_changes" USING btree ("account_id","evidence_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_files_id" ON "evidence_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_uses_part" ON "evidence_uses" USING btree ("account_id","evidence_id","assessment_id","part","part_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "evidence_uses_assessment" ON "evidence_uses" USING btree ("account_id","assessment_id");