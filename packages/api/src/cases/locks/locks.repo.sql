-- listWaitingLocks as GUEST_USER
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $10
    and ("assessments"."visibility" = $11 or "assessments"."owner_id" = $12)))
    and (false or false))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $13;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))
    and (false or false));

-- listWaitingLocks as DPT_USER
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $10
    and ("assessments"."visibility" = $11 or "assessments"."owner_id" = $12)))
    and (false or false))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $13;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))
    and (false or false));

-- listWaitingLocks as DPT_POWER_USER
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $10
    and ("assessments"."visibility" = $11 or "assessments"."owner_id" = $12)))
    and ((("assessment_locks"."type" = $13 and "assessments"."account_id" = $14) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $15 and "memberships"."user_group_id" = any ($16)) and "memberships"."user_id" = "assessments"."owner_id")) or false))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $17;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))
    and ((("assessment_locks"."type" = $4 and "assessments"."account_id" = $5) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $6 and "memberships"."user_group_id" = any ($7)) and "memberships"."user_id" = "assessments"."owner_id")) or false));

-- listWaitingLocks as DPT_LEGAL_USER
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $10
    and ("assessments"."visibility" = $11 or "assessments"."owner_id" = $12)))
    and (false or (("assessment_locks"."type" = $13 and "assessments"."account_id" = $14) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $15 and "memberships"."user_group_id" = any ($16)) and "memberships"."user_id" = "assessments"."owner_id"))))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $17;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))
    and (false or (("assessment_locks"."type" = $4 and "assessments"."account_id" = $5) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $6 and "memberships"."user_group_id" = any ($7)) and "memberships"."user_id" = "assessments"."owner_id"))));

-- listWaitingLocks as DPT_ADMIN
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $10
    and ("assessments"."visibility" = $11 or "assessments"."owner_id" = $12 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $13 and "memberships"."user_group_id" = any ($14)) and "memberships"."user_id" = "assessments"."owner_id"))))
    and ((("assessment_locks"."type" = $15 and "assessments"."account_id" = $16) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $17 and "memberships"."user_group_id" = any ($18)) and "memberships"."user_id" = "assessments"."owner_id")) or false))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $19;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $4 and "memberships"."user_group_id" = any ($5)) and "memberships"."user_id" = "assessments"."owner_id"))))
    and ((("assessment_locks"."type" = $6 and "assessments"."account_id" = $7) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $8 and "memberships"."user_group_id" = any ($9)) and "memberships"."user_id" = "assessments"."owner_id")) or false));

-- listWaitingLocks as DPT_LEGAL_ADMIN
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $10)
    and (("assessment_locks"."type" = $11 and "assessments"."account_id" = $12) or ("assessment_locks"."type" = $13 and "assessments"."account_id" = $14)))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $15;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $1)
    and (("assessment_locks"."type" = $2 and "assessments"."account_id" = $3) or ("assessment_locks"."type" = $4 and "assessments"."account_id" = $5)));

-- listWaitingLocks as ACC_ADMIN
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $10)
    and (("assessment_locks"."type" = $11 and "assessments"."account_id" = $12) or ("assessment_locks"."type" = $13 and "assessments"."account_id" = $14)))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $15;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $1)
    and (("assessment_locks"."type" = $2 and "assessments"."account_id" = $3) or ("assessment_locks"."type" = $4 and "assessments"."account_id" = $5)));

-- listWaitingLocks as SUPER_ADMIN
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id"), "assessments"."number", "assessments"."name", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."result", "users"."first_name", "users"."last_name", ( select jsonb_build_object('by', (select case when "people"."person_id" = $7 then $8 else coalesce("people"."name", $9 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = ("events"."message" #>> '{people,by}')::uuid), 'at', "events"."created_at", 'message', "events"."message" #>> '{params,text}')
  from "events"
  where "events"."account_id" = "assessment_locks"."account_id" and "events"."assessment_id" = "assessment_locks"."assessment_id" and "events"."message" ->> 'code' = 'releaseAsked' and "events"."created_at" >= "assessment_locks"."locked_at"
  order by "events"."created_at" desc
  limit 1)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null and true)
    and ((("assessment_locks"."type" = $10 and "assessments"."account_id" = $11) or ("assessment_locks"."type" = $12 and not exists (select 1
  from users a
  where a.account_id = "assessments"."account_id" and a.role = any ($13::text[]) and a.status = 'ACTIVE'))) or (("assessment_locks"."type" = $14 and "assessments"."account_id" = $15) or ("assessment_locks"."type" = $16 and not exists (select 1
  from users a
  where a.account_id = "assessments"."account_id" and a.role = any ($17::text[]) and a.status = 'ACTIVE')))))
  order by "assessment_locks"."locked_at" asc, "assessment_locks"."lock_id" asc
  limit $18;
select count(*)
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null and true)
    and ((("assessment_locks"."type" = $1 and "assessments"."account_id" = $2) or ("assessment_locks"."type" = $3 and not exists (select 1
  from users a
  where a.account_id = "assessments"."account_id" and a.role = any ($4::text[]) and a.status = 'ACTIVE'))) or (("assessment_locks"."type" = $5 and "assessments"."account_id" = $6) or ("assessment_locks"."type" = $7 and not exists (select 1
  from users a
  where a.account_id = "assessments"."account_id" and a.role = any ($8::text[]) and a.status = 'ACTIVE')))));

-- findLock
select "account_id", "lock_id", "assessment_id", "ref", "type", "text", "origin", "closed", "locked_at", "locked_by_id", "unlocked_at", "unlocked_by_id", "comment", "disclaimer_version", (select case when "person_id" = $1 then $2 else coalesce("name", $3 || ' ' || left("person_id"::text, 8)) end
  from "people"
  where "person_id" = "locked_by_id"), (select case when "person_id" = $4 then $5 else coalesce("name", $6 || ' ' || left("person_id"::text, 8)) end
  from "people"
  where "person_id" = "unlocked_by_id")
  from "assessment_locks"
  where ("assessment_locks"."account_id" = $7 and "assessment_locks"."assessment_id" = $8 and "assessment_locks"."ref" = $9 and "assessment_locks"."type" = $10)
  order by "assessment_locks"."closed" desc, "assessment_locks"."unlocked_at" desc
  limit $11;

-- findReadableLock by name
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version"
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."ref" = $1 and "assessment_locks"."type" = $2 and "assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5))))
  order by "assessment_locks"."locked_at" desc
  limit $6;

-- findReadableLock of one assessment
select "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version"
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessment_locks"."ref" = $1 and "assessment_locks"."type" = $2 and "assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5))) and "assessments"."assessment_id" = $6)
  order by "assessment_locks"."locked_at" desc
  limit $7;

-- countClosedByLaw
select "assessment_locks"."type", count(*)::int
  from "assessment_locks"
  inner join "assessments" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  inner join "assessment_decisions" on ("assessment_decisions"."account_id" = "assessment_locks"."account_id" and "assessment_decisions"."assessment_id" = "assessment_locks"."assessment_id" and "assessment_decisions"."decided_at" = "assessment_locks"."locked_at" and "assessment_locks"."origin" = $1)
  where ("assessment_decisions"."activation_id" = $2
    and ("assessment_locks"."closed"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $3
    and ("assessments"."visibility" = $4 or "assessments"."owner_id" = $5)))
    and (false or (("assessment_locks"."type" = $6 and "assessments"."account_id" = $7) and exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $8 and "memberships"."user_group_id" = any ($9)) and "memberships"."user_id" = "assessments"."owner_id")))))
  group by "assessment_locks"."type"
  order by "assessment_locks"."type";

-- listLocksOf
select "account_id", "lock_id", "assessment_id", "ref", "type", "text", "origin", "closed", "locked_at", "locked_by_id", "unlocked_at", "unlocked_by_id", "comment", "disclaimer_version"
  from "assessment_locks"
  where ("assessment_locks"."account_id", "assessment_locks"."assessment_id") in (select *
  from unnest($1::text[], $2::uuid[]));

-- confirmedSince
select "assessment_id", min("decided_at")
  from (select "assessment_id", "completed", "decided_at", max("decided_at") filter (where "before" is distinct
  from "status") over (partition by "account_id", "assessment_id") as "colour_since"
  from "assessment_decisions"
  where ("assessment_decisions"."account_id", "assessment_decisions"."assessment_id") in (select *
  from unnest($1::text[], $2::uuid[]))) "decided"
  where ("decided"."completed" and "decided"."decided_at" >= "colour_since")
  group by "decided"."assessment_id";

-- markLocked
update "assessments" set "locked" = $1
  where (("assessments"."account_id", "assessments"."assessment_id") in (select *
  from unnest($2::text[], $3::uuid[])) and not "assessments"."locked");
