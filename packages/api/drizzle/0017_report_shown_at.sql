ALTER TABLE "assessment_reports" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "assessment_reports" SET "shown_at" = "created_at";--> statement-breakpoint
ALTER TABLE "assessment_reports" ALTER COLUMN "shown_at" SET NOT NULL;
