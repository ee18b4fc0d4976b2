ALTER TABLE "evidence" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "mark" text;
--> statement-breakpoint
-- Papers that were checked before this version count as evidence from its first day on.
UPDATE "assessments" SET "answers" = "assessments"."answers" || "papers"."given"
FROM (
  SELECT "a"."account_id", "a"."assessment_id",
    jsonb_build_object('papersChecked', jsonb_agg(DISTINCT "held"."paper"))
      || jsonb_strip_nulls(jsonb_build_object('irccIssued', max("e"."made_on") FILTER (WHERE "e"."kind" = 'ircc'))) AS "given"
  FROM "evidence" "e"
  JOIN "evidence_uses" "u" ON "u"."account_id" = "e"."account_id" AND "u"."evidence_id" = "e"."evidence_id" AND "u"."removed_at" IS NULL
  JOIN "assessments" "a" ON "a"."account_id" = "u"."account_id" AND "a"."assessment_id" = "u"."assessment_id"
  CROSS JOIN LATERAL (SELECT CASE "e"."kind" WHEN 'pic' THEN 'permit' ELSE "e"."kind" END AS "paper") "held"
  WHERE "e"."check_outcome" = 'right' AND "e"."withdrawn_at" IS NULL AND "e"."kind" IN ('ircc', 'permit', 'pic', 'mat')
    AND ("e"."valid_to" IS NULL OR "e"."valid_to" >= current_date)
    AND ("e"."valid_from" IS NULL OR "e"."valid_from" <= current_date)
    AND EXISTS (SELECT FROM "evidence_files" "f" WHERE "f"."account_id" = "e"."account_id" AND "f"."evidence_id" = "e"."evidence_id")
    AND jsonb_exists("a"."answers"->'papersHeld', "held"."paper")
    AND ("e"."kind" <> 'ircc' OR upper(trim("e"."number")) = upper(trim("a"."answers"->>'irccNumber')))
  GROUP BY "a"."account_id", "a"."assessment_id"
) "papers"
WHERE "papers"."account_id" = "assessments"."account_id" AND "papers"."assessment_id" = "assessments"."assessment_id";
