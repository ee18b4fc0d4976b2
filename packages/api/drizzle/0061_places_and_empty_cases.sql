ALTER TABLE "assessments" ADD COLUMN "answered" boolean GENERATED ALWAYS AS (answers <> '{}'::jsonb) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "place_type" text;--> statement-breakpoint
UPDATE "assessments" SET "place_type" = "answers"->>'placeType' WHERE jsonb_typeof("answers"->'placeType') = 'string';
--> statement-breakpoint
-- Assessments without an answer were counted until now.
INSERT INTO "assessment_tally_changes"
SELECT "scope"."id", "counted"."facet", "counted"."value", "a"."status", coalesce("a"."result", ''), "a"."locked", "a"."visibility", -count(*)
FROM "assessments" "a",
  LATERAL (VALUES ('', ''), ('owner', coalesce("a"."owner_id"::text, 'none'))) "counted" ("facet", "value"),
  LATERAL (VALUES ("a"."account_id"), ('*')) "scope" ("id")
WHERE "a"."deleted_at" IS NULL AND NOT "a"."answered"
GROUP BY 1, 2, 3, 4, 5, 6, 7;
