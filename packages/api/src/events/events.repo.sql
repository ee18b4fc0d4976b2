-- as DPT_USER
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)), "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $4 and "events"."event_type" not like $5) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $6
    and ("assessments"."visibility" = $7 or "assessments"."owner_id" = $8))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $9 and "assessments"."owner_id" = $10) and "assessments"."deleted_by" = $11))) or ("events"."account_id" = $12 and "events"."event_type" like $13))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $14) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $15 then $16 else coalesce("people"."name", $17 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $18)) and "events"."event_type" in ($19))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $20;
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
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $11) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $12 then $13 else coalesce("people"."name", $14 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $15)) and "events"."event_type" in ($16));;

-- as DPT_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)), "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $4 and "events"."event_type" not like $5) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $6
    and ("assessments"."visibility" = $7 or "assessments"."owner_id" = $8 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $9 and "memberships"."user_group_id" = any ($10)) and "memberships"."user_id" = "assessments"."owner_id")))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $11 and "assessments"."owner_id" = $12) and "assessments"."deleted_by" = $13))) or ("events"."account_id" = $14 and "events"."event_type" like $15))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $16) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $17 then $18 else coalesce("people"."name", $19 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $20)) and "events"."event_type" in ($21))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $22;
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
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $13) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $14 then $15 else coalesce("people"."name", $16 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $17)) and "events"."event_type" in ($18));;

-- as DPT_LEGAL_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)), "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $4 and "events"."event_type" not like $5) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $6) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $7 and "assessments"."owner_id" = $8) and "assessments"."deleted_by" = $9))) or ("events"."account_id" = $10 and "events"."event_type" like $11))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $12) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $13 then $14 else coalesce("people"."name", $15 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $16)) and "events"."event_type" in ($17))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $18;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1 and "events"."event_type" not like $2) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $3) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $4 and "assessments"."owner_id" = $5) and "assessments"."deleted_by" = $6))) or ("events"."account_id" = $7 and "events"."event_type" like $8))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $9) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $10 then $11 else coalesce("people"."name", $12 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $13)) and "events"."event_type" in ($14));;

-- as ACC_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)), "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $4) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $5) or ("assessments"."deleted_at" > now() - interval '30 days' and "assessments"."account_id" = $6))) or ("events"."account_id" = $7 and "events"."event_type" like $8))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $9) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $10 then $11 else coalesce("people"."name", $12 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $13)) and "events"."event_type" in ($14))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $15;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $2) or ("assessments"."deleted_at" > now() - interval '30 days' and "assessments"."account_id" = $3))) or ("events"."account_id" = $4 and "events"."event_type" like $5))
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $6) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $10)) and "events"."event_type" in ($11));;

-- as SUPER_ADMIN
select "events"."account_id", "events"."event_id", "events"."event_type", "events"."message", "events"."assessment_id", "events"."created_at", "events"."updated_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)), "activations"."content_id", "activations"."previous", "activations"."version", "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use"
  from "events"
  left join "activations" on "activations"."activation_id" = "events"."event_id"
  left join "assessments" on "assessments"."assessment_id" = "events"."assessment_id"
  where ((("events"."assessment_id" is null and "events"."account_id" = $4) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and true) or ("assessments"."deleted_at" > now() - interval '30 days' and true))) or "events"."account_id" = $5)
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $6) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $10)) and "events"."event_type" in ($11))
  order by "events"."created_at" desc, "events"."event_id" desc
  limit $12;
select count(*) as count
  from "events"
  where ((("events"."assessment_id" is null and "events"."account_id" = $1) or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "events"."assessment_id"
    and (("assessments"."deleted_at" is null and true) or ("assessments"."deleted_at" > now() - interval '30 days' and true))) or "events"."account_id" = $2)
    and (false or exists (select 1
  from jsonb_path_query("events"."message", '$.params.**') value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike $3) or exists (select
  from jsonb_each_text("events"."message" -> 'people') as found (path, id)
  where (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid) ilike $7)) and "events"."event_type" in ($8));;
