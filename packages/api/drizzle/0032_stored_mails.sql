CREATE TABLE "stored_mails" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"receiver" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_mails_created" ON "stored_mails" USING btree ("created_at");