-- as DPT_USER
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $6 and "assessments"."owner_id" = $7) and "assessments"."deleted_by" = $8))) or ("events"."account_id" = $9 and "events"."event_type" like $10))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $11)) and "events"."event_type" in ($12))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $13;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $6 and "assessments"."owner_id" = $7) and "assessments"."deleted_by" = $8))) or ("events"."account_id" = $9 and "events"."event_type" like $10))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $11)) and "events"."event_type" in ($12));;

-- as DPT_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $6 and "memberships"."user_group_id" = any ($7)) and "memberships"."user_id" = "assessments"."owner_id")))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $8 and "assessments"."owner_id" = $9) and "assessments"."deleted_by" = $10))) or ("events"."account_id" = $11 and "events"."event_type" like $12))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $13)) and "events"."event_type" in ($14))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $15;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $6 and "memberships"."user_group_id" = any ($7)) and "memberships"."user_id" = "assessments"."owner_id")))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $8 and "assessments"."owner_id" = $9) and "assessments"."deleted_by" = $10))) or ("events"."account_id" = $11 and "events"."event_type" like $12))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $13)) and "events"."event_type" in ($14));;

-- as DPT_LEGAL_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $3) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $4 and "assessments"."owner_id" = $5) and "assessments"."deleted_by" = $6))) or ("events"."account_id" = $7 and "events"."event_type" like $8))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $9)) and "events"."event_type" in ($10))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $11;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $3) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $4 and "assessments"."owner_id" = $5) and "assessments"."deleted_by" = $6))) or ("events"."account_id" = $7 and "events"."event_type" like $8))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $9)) and "events"."event_type" in ($10));;

-- as ACC_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $2) or ("assessments"."deleted_at" > now() - interval '30 days' and "assessments"."account_id" = $3))) or ("events"."account_id" = $4 and "events"."event_type" like $5))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $6)) and "events"."event_type" in ($7))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $8;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $2) or ("assessments"."deleted_at" > now() - interval '30 days' and "assessments"."account_id" = $3))) or ("events"."account_id" = $4 and "events"."event_type" like $5))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $6)) and "events"."event_type" in ($7));;

-- as SUPER_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and true) or ("assessments"."deleted_at" > now() - interval '30 days' and true))) or "events"."account_id" = $2)
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $3)) and "events"."event_type" in ($4))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $5;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and true) or ("assessments"."deleted_at" > now() - interval '30 days' and true))) or "events"."account_id" = $2)
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $3)) and "events"."event_type" in ($4));;
