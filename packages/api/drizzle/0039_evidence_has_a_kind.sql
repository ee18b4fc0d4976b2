-- A text that said what shows the date becomes the place of another record, of the kind that was chosen, if one was.
UPDATE "assessments" SET "answers" = "answers" || jsonb_build_object(
  'accessEvidenceKind', coalesce("answers"->>'accessEvidenceKind', 'other'), 'accessEvidenceProves', 'other')
WHERE jsonb_typeof("answers"->'accessEvidence') = 'string' AND "answers"->>'accessEvidence' <> 'unknown'
  AND NOT "answers" ? 'accessEvidenceProves';--> statement-breakpoint
-- "Nothing at hand" is an answer to the question on the kind now.
UPDATE "assessments" SET "answers" = ("answers" - 'accessEvidence') || '{"accessEvidenceKind": "unknown"}'
WHERE "answers"->>'accessEvidence' = 'unknown';
