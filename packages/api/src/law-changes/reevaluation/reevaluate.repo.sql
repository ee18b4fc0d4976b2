-- countOutdated by a country
select count(*)
  from "assessments"
  inner join "assessment_decisions" on ("assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."decision_id" = "assessments"."decision_id")
  where (("assessments"."deleted_at" is null and "assessments"."provider_country" = $1)
    and ("assessment_decisions"."content" @> $2::jsonb and not "assessment_decisions"."content" @> $3::jsonb));

-- countOutdated by the treaty level
select count(*)
  from "assessments"
  inner join "assessment_decisions" on ("assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."decision_id" = "assessments"."decision_id")
  where ("assessments"."deleted_at" is null
    and ("assessment_decisions"."content" @> $1::jsonb and not "assessment_decisions"."content" @> $2::jsonb));

-- listOutdated, first batch
select "account_id", "assessment_id", "number", "version", "owner_id", "status", "result", "overdue_since", "progress", "visibility", "name", "internal_reference", "answers", "answered", "genetic_resource", "provider_country", "place_type", "intended_use", "access_date", "access_from", "access_before", "intended_use_date", "locked", "decision_id", "deleted_at", "deleted_by", "created_at", "updated_at"
  from "assessments"
  where ("assessments"."deleted_at" is null and "assessments"."provider_country" = $1)
  order by "assessments"."account_id" asc, "assessments"."assessment_id" asc
  limit $2;
select "decision_id", "status", "sha256", "overdue_since", "completed"
  from "assessment_decisions"
  where (("assessment_decisions"."account_id", "assessment_decisions"."decision_id") in (select *
  from unnest($1::text[], $2::uuid[]))
    and ("assessment_decisions"."content" @> $3::jsonb and not "assessment_decisions"."content" @> $4::jsonb));

-- listOutdated, next batch
select "account_id", "assessment_id", "number", "version", "owner_id", "status", "result", "overdue_since", "progress", "visibility", "name", "internal_reference", "answers", "answered", "genetic_resource", "provider_country", "place_type", "intended_use", "access_date", "access_from", "access_before", "intended_use_date", "locked", "decision_id", "deleted_at", "deleted_by", "created_at", "updated_at"
  from "assessments"
  where (("assessments"."deleted_at" is null and "assessments"."provider_country" = $1)
    and ("assessments"."account_id", "assessments"."assessment_id") > ($2, $3::uuid))
  order by "assessments"."account_id" asc, "assessments"."assessment_id" asc
  limit $4;
select "decision_id", "status", "sha256", "overdue_since", "completed"
  from "assessment_decisions"
  where (("assessment_decisions"."account_id", "assessment_decisions"."decision_id") in (select *
  from unnest($1::text[], $2::uuid[]))
    and ("assessment_decisions"."content" @> $3::jsonb and not "assessment_decisions"."content" @> $4::jsonb));

-- selectOutdatedForUpdate
select "account_id", "assessment_id", "number", "version", "owner_id", "status", "result", "overdue_since", "progress", "visibility", "name", "internal_reference", "answers", "answered", "genetic_resource", "provider_country", "place_type", "intended_use", "access_date", "access_from", "access_before", "intended_use_date", "locked", "decision_id", "deleted_at", "deleted_by", "created_at", "updated_at"
  from "assessments"
  where ("assessments"."deleted_at" is null
    and ("assessments"."account_id", "assessments"."assessment_id") > ($1, $2::uuid))
  order by "assessments"."account_id" asc, "assessments"."assessment_id" asc
  limit $3 for update;
select "decision_id", "status", "sha256", "overdue_since", "completed"
  from "assessment_decisions"
  where (("assessment_decisions"."account_id", "assessment_decisions"."decision_id") in (select *
  from unnest($1::text[], $2::uuid[]))
    and ("assessment_decisions"."content" @> $3::jsonb and not "assessment_decisions"."content" @> $4::jsonb));

-- selectActivationForUpdate
select "activation_id", "content_id", "version", "previous", "actor_id", "automatic", "release_id", "created_at", "total", "done", "changed", "failed", "failures", "after_account", "after_assessment", "progressed_at", "finished_at", "superseded"
  from "activations"
  where "activations"."activation_id" = $1 for update;

-- listOwnersToNotify of one activation
select distinct "assessments"."owner_id"
  from "assessment_decisions"
  inner join "assessments" on "assessments"."assessment_id" = "assessment_decisions"."assessment_id"
  where ("assessment_decisions"."activation_id" = $1
    and ("assessment_decisions"."before" <> "assessment_decisions"."status" or (not "assessment_decisions"."completed" and coalesce(( select earlier.completed
  from assessment_decisions earlier
  where earlier.account_id = "assessment_decisions"."account_id" and earlier.assessment_id = "assessment_decisions"."assessment_id" and earlier.decided_at < "assessment_decisions"."decided_at"
  order by earlier.decided_at desc
  limit 1), false))));

-- listOwnersToNotify of a release
select distinct "assessments"."owner_id"
  from "assessment_decisions"
  inner join "assessments" on "assessments"."assessment_id" = "assessment_decisions"."assessment_id"
  where ("assessment_decisions"."activation_id" in ( select "activations"."activation_id"
  from "activations"
  where "activations"."release_id" = $1)
    and ("assessment_decisions"."before" <> "assessment_decisions"."status" or (not "assessment_decisions"."completed" and coalesce(( select earlier.completed
  from assessment_decisions earlier
  where earlier.account_id = "assessment_decisions"."account_id" and earlier.assessment_id = "assessment_decisions"."assessment_id" and earlier.decided_at < "assessment_decisions"."decided_at"
  order by earlier.decided_at desc
  limit 1), false))));

-- listUnlockersToNotify
select "user_id"
  from "users"
  where ("users"."status" = $1 and "users"."role" in ($2, $3, $4, $5, $6, $7)
    and ("users"."account_id" in (select "assessment_locks"."account_id"
  from "assessment_decisions" join "assessment_locks" on ("assessment_decisions"."account_id" = "assessment_locks"."account_id" and "assessment_decisions"."assessment_id" = "assessment_locks"."assessment_id" and "assessment_decisions"."decided_at" = "assessment_locks"."locked_at" and "assessment_locks"."origin" = $8)
  where "assessment_decisions"."activation_id" = $9 and "assessment_locks"."closed") or ("users"."role" in ($10) and exists (select "assessment_locks"."account_id"
  from "assessment_decisions" join "assessment_locks" on ("assessment_decisions"."account_id" = "assessment_locks"."account_id" and "assessment_decisions"."assessment_id" = "assessment_locks"."assessment_id" and "assessment_decisions"."decided_at" = "assessment_locks"."locked_at" and "assessment_locks"."origin" = $11)
  where "assessment_decisions"."activation_id" = $12 and "assessment_locks"."closed"))));
