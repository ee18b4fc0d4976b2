DROP INDEX "content_versions_active";--> statement-breakpoint
ALTER TABLE "content_versions" DROP COLUMN "active";