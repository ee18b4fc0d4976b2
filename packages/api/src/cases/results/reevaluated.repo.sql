-- insertDecisions of two with the same text
insert into "assessment_decisions" ("account_id", "decision_id", "assessment_id", "status", "overdue_since", "before", "cause", "activation_id", "code", "completed", "answers", "content", "text", "sha256", "decided_by", "decided_at")
  values ($1, $2, $3, $4, default, default, default, default, $5, $6, $7, $8, $9, $10, default, $11);
insert into "assessment_decisions" ("account_id", "decision_id", "assessment_id", "status", "code", "completed", "answers", "content", "sha256", "decided_at", text) select added.*, "first"."text"
  from (select "account_id", "decision_id", "assessment_id", "status", "code", "completed", "answers", "content", "sha256", "decided_at"
  from json_populate_recordset(null::"assessment_decisions", $1::json)) as added join "assessment_decisions" as first on first.sha256 = added.sha256
  where ("first"."account_id", "first"."decision_id") in (select *
  from unnest($2::text[], $3::uuid[]));

-- updateReevaluated
update "assessments" as a set status = n.status, result = n.result, overdue_since = n."overdueSince", progress = n.progress, decision_id = n."decisionId", version = a.version + 1, locked = a.locked or n."isLocked", updated_at = case when n."hasChanged" then $1::timestamptz else a.updated_at end
  from json_to_recordset($2::json) as n ("accountId" text, "assessmentId" uuid, status text, result text, "overdueSince" date, progress int, "decisionId" uuid, "hasChanged" boolean, "isLocked" boolean)
  where a.account_id = n."accountId" and a.assessment_id = n."assessmentId";
