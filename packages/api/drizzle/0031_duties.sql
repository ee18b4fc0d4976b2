CREATE TABLE "duties" (
	"account_id" text NOT NULL,
	"duty_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"obligation_id" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"authority" text,
	"due_text" text,
	"due_day" date,
	"due_from" text,
	"repeat_months" integer,
	"state" text NOT NULL,
	"reason" text,
	"note" text,
	"owner_id" uuid,
	"added_at" timestamp (3) with time zone NOT NULL,
	"gone_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "duties_account_id_duty_id_pk" PRIMARY KEY("account_id","duty_id")
);
--> statement-breakpoint
CREATE TABLE "duty_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_sha256" text NOT NULL,
	"scope" text NOT NULL,
	"remind_days" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "duty_changes" (
	"account_id" text NOT NULL,
	"change_id" uuid NOT NULL,
	"duty_id" uuid NOT NULL,
	"changed_by" text,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "duty_changes_account_id_change_id_pk" PRIMARY KEY("account_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "duty_reminder_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_calendars" ADD CONSTRAINT "duty_calendars_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "duties_obligation" ON "duties" USING btree ("account_id","assessment_id","obligation_id","round");--> statement-breakpoint
CREATE INDEX "duties_id" ON "duties" USING btree ("duty_id");--> statement-breakpoint
CREATE INDEX "duties_due" ON "duties" USING btree ("account_id","due_day") WHERE state = 'open' and gone_at is null;--> statement-breakpoint
CREATE INDEX "duties_owner" ON "duties" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "duty_calendars_token" ON "duty_calendars" USING btree ("token_sha256");--> statement-breakpoint
CREATE INDEX "duty_changes_duty" ON "duty_changes" USING btree ("account_id","duty_id","at");