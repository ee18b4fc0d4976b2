-- as DPT_USER
select "notifications"."account_id", "notifications"."notification_id", "notifications"."user_id", "notifications"."message", "notifications"."assessment_id", "notifications"."about", "notifications"."activation_id", "notifications"."created_at", "notifications"."read_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("notifications"."message" -> 'people') as found (path, id)), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."locked"
  from "notifications"
  left join "assessments" on "assessments"."assessment_id" = "notifications"."assessment_id"
  where (("notifications"."account_id" = $4 and "notifications"."user_id" = $5)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $6
    and ("assessments"."visibility" = $7 or "assessments"."owner_id" = $8))))))
  order by "notifications"."created_at" desc, "notifications"."notification_id" desc
  limit $9;
select count(*) as count
  from "notifications"
  where ((("notifications"."account_id" = $1 and "notifications"."user_id" = $2)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5)))))) and "notifications"."read_at" is null);;

-- as DPT_ADMIN
select "notifications"."account_id", "notifications"."notification_id", "notifications"."user_id", "notifications"."message", "notifications"."assessment_id", "notifications"."about", "notifications"."activation_id", "notifications"."created_at", "notifications"."read_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("notifications"."message" -> 'people') as found (path, id)), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."locked"
  from "notifications"
  left join "assessments" on "assessments"."assessment_id" = "notifications"."assessment_id"
  where (("notifications"."account_id" = $4 and "notifications"."user_id" = $5)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $6
    and ("assessments"."visibility" = $7 or "assessments"."owner_id" = $8 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $9 and "memberships"."user_group_id" = any ($10)) and "memberships"."user_id" = "assessments"."owner_id")))))))
  order by "notifications"."created_at" desc, "notifications"."notification_id" desc
  limit $11;
select count(*) as count
  from "notifications"
  where ((("notifications"."account_id" = $1 and "notifications"."user_id" = $2)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $6 and "memberships"."user_group_id" = any ($7)) and "memberships"."user_id" = "assessments"."owner_id"))))))) and "notifications"."read_at" is null);;

-- as DPT_LEGAL_ADMIN
select "notifications"."account_id", "notifications"."notification_id", "notifications"."user_id", "notifications"."message", "notifications"."assessment_id", "notifications"."about", "notifications"."activation_id", "notifications"."created_at", "notifications"."read_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("notifications"."message" -> 'people') as found (path, id)), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."locked"
  from "notifications"
  left join "assessments" on "assessments"."assessment_id" = "notifications"."assessment_id"
  where (("notifications"."account_id" = $4 and "notifications"."user_id" = $5)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $6))))
  order by "notifications"."created_at" desc, "notifications"."notification_id" desc
  limit $7;
select count(*) as count
  from "notifications"
  where ((("notifications"."account_id" = $1 and "notifications"."user_id" = $2)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $3)))) and "notifications"."read_at" is null);;

-- as ACC_ADMIN
select "notifications"."account_id", "notifications"."notification_id", "notifications"."user_id", "notifications"."message", "notifications"."assessment_id", "notifications"."about", "notifications"."activation_id", "notifications"."created_at", "notifications"."read_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("notifications"."message" -> 'people') as found (path, id)), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."locked"
  from "notifications"
  left join "assessments" on "assessments"."assessment_id" = "notifications"."assessment_id"
  where (("notifications"."account_id" = $4 and "notifications"."user_id" = $5)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $6))))
  order by "notifications"."created_at" desc, "notifications"."notification_id" desc
  limit $7;
select count(*) as count
  from "notifications"
  where ((("notifications"."account_id" = $1 and "notifications"."user_id" = $2)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $3)))) and "notifications"."read_at" is null);;

-- as SUPER_ADMIN
select "notifications"."account_id", "notifications"."notification_id", "notifications"."user_id", "notifications"."message", "notifications"."assessment_id", "notifications"."about", "notifications"."activation_id", "notifications"."created_at", "notifications"."read_at", (select jsonb_object_agg(found.path, (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = found.id::uuid))
  from jsonb_each_text("notifications"."message" -> 'people') as found (path, id)), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."locked"
  from "notifications"
  left join "assessments" on "assessments"."assessment_id" = "notifications"."assessment_id"
  where (("notifications"."account_id" = $4 and "notifications"."user_id" = $5)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null and true))))
  order by "notifications"."created_at" desc, "notifications"."notification_id" desc
  limit $6;
select count(*) as count
  from "notifications"
  where ((("notifications"."account_id" = $1 and "notifications"."user_id" = $2)
    and ("notifications"."assessment_id" is null or exists (select 1
  from "assessments"
  where "assessments"."assessment_id" = "notifications"."assessment_id"
    and ("assessments"."deleted_at" is null and true)))) and "notifications"."read_at" is null);;
