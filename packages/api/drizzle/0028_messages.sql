ALTER TABLE "events" ADD COLUMN "message" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "message" jsonb;--> statement-breakpoint
-- Sentences of an earlier program stay the sentences they are.
UPDATE "events" SET "message" = jsonb_build_object('code', 'sentence', 'params', jsonb_build_object('text', "label"));--> statement-breakpoint
UPDATE "notifications" SET "message" = jsonb_build_object('code', 'sentence', 'params', jsonb_build_object('text', "text"));--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "message" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "message" SET NOT NULL;
