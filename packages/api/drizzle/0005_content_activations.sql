CREATE TABLE "activations" (
	"activation_id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"previous" integer,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"automatic" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"after_account" text,
	"after_assessment" uuid,
	"progressed_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"superseded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_content" (
	"content_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "origin" text DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "editor" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "activated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "activator" text;--> statement-breakpoint
CREATE INDEX "activations_content" ON "activations" USING btree ("content_id","created_at");--> statement-breakpoint
CREATE INDEX "activations_unfinished" ON "activations" USING btree ("progressed_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "assessments_country" ON "assessments" USING btree ("provider_country","account_id","assessment_id");--> statement-breakpoint
INSERT INTO "active_content" SELECT "content_id", "version", "sha256" FROM "content_versions" WHERE "active";--> statement-breakpoint
UPDATE "content_versions" SET "edited_at" = "created_at", "activated_at" = "created_at", "activator" = 'the portal';
