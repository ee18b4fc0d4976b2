CREATE TABLE "draft_editors" (
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "draft_editors_content_id_version_user_id_pk" PRIMARY KEY("content_id","version","user_id")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "active_when_begun" integer;--> statement-breakpoint
ALTER TABLE "draft_editors" ADD CONSTRAINT "draft_editors_content_id_version_content_versions_content_id_version_fk" FOREIGN KEY ("content_id","version") REFERENCES "public"."content_versions"("content_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who wrote in the drafts that exist, from the audit log; a number can have belonged to an earlier, deleted draft.
INSERT INTO "draft_editors" ("content_id", "version", "user_id")
SELECT DISTINCT v."content_id", v."version", e."actor_id"
FROM "content_versions" v
JOIN "audit_entries" e
  ON e."action" IN ('COUNTRY_DRAFTING', 'COUNTRY_UPDATE')
  AND e."subject"::jsonb ->> 'contentId' = v."content_id"
  AND e."subject"::jsonb ->> 'version' = v."version"::text
  AND e."at" >= v."created_at" - interval '1 minute'
WHERE v."origin" = 'local' AND v."activated_at" IS NULL AND e."actor_id" IS NOT NULL;
