ALTER TABLE "events" DROP COLUMN "label";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "text";