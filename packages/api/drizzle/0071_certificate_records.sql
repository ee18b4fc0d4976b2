ALTER TABLE "evidence" ADD COLUMN "record_state" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "record_read_at" timestamp (3) with time zone;