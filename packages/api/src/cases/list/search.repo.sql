-- the first page
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6))))
  order by "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7;

-- the first page, few matches
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where "assessments"."assessment_id" = any (array( select "assessments"."assessment_id"
  from (select *
  from "assessments"
  where ("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) offset 0) "assessments"
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7 offset $8))
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $9;

-- sorted by a column that may be empty
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) and lower("assessments"."genetic_resource") is not null)
  order by lower("assessments"."genetic_resource") asc, "assessments"."number" asc, "assessments"."assessment_id" asc
  limit $7;
select count(*) as count
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))) and lower("assessments"."genetic_resource") is not null);;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) and lower("assessments"."genetic_resource") is null)
  order by "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7;

-- sorted by a column that may be empty, few matches
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where "assessments"."assessment_id" = any (array( select "assessments"."assessment_id"
  from (select *
  from "assessments"
  where ("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) offset 0) "assessments"
  order by lower("assessments"."genetic_resource") is null, lower("assessments"."genetic_resource") asc, "assessments"."number" asc, "assessments"."assessment_id" asc
  limit $7 offset $8))
  order by lower("assessments"."genetic_resource") is null, lower("assessments"."genetic_resource") asc, "assessments"."number" asc, "assessments"."assessment_id" asc
  limit $9;

-- every filter
select distinct members.user_id
  from ( with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where ((false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2))) and "user_groups"."user_group_id" in ($3))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $4) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id) members;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6))))
    and ("assessments"."status" in ($7) and "assessments"."result" in ($8) and "assessments"."locked" in ($9) and "assessments"."visibility" in ($10)) and "assessments"."provider_country" in ($11) and "assessments"."intended_use" && $12
    and ("assessments"."owner_id" in ($13) or "assessments"."owner_id" is null) and "assessments"."owner_id" = any ($14) and exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $15 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id")
    and (exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and "duties"."state" = 'open' and "duties"."due_day" < $16) or "assessments"."status" = 'COMPLETED' and exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and true) and not exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null
    and ("evidence"."valid_to" is null or "evidence"."valid_to" >= $17)) or (exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."check_outcome" is null) or ("assessments"."answers" -> 'papersHeld' ? 'ircc' and not coalesce("assessments"."answers" -> 'papersChecked' ? 'ircc', false))) or exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."valid_to" <= $18) or "assessments"."overdue_since" is not null)
    and ("assessments"."created_at" >= $19 and "assessments"."created_at" <= $20)
    and ("assessments"."updated_at" >= $21 and "assessments"."updated_at" <= $22)
    and (case when coalesce("assessments"."access_from", "assessments"."access_before") is not null then daterange("assessments"."access_from", "assessments"."access_before") end) && daterange($23, $24, '[]') and exists (select
  from "assessment_decisions"
  where "assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."assessment_id" = "assessments"."assessment_id" and "assessment_decisions"."before" <> "assessment_decisions"."status"
    and ("assessment_decisions"."decided_at" >= $25 and "assessment_decisions"."decided_at" <= $26)))
  order by "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $27;

-- every filter, few matches
select distinct members.user_id
  from ( with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where ((false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2))) and "user_groups"."user_group_id" in ($3))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $4) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id) members;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where "assessments"."assessment_id" = any (array( select "assessments"."assessment_id"
  from (select *
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6))))
    and ("assessments"."status" in ($7) and "assessments"."result" in ($8) and "assessments"."locked" in ($9) and "assessments"."visibility" in ($10)) and "assessments"."provider_country" in ($11) and "assessments"."intended_use" && $12
    and ("assessments"."owner_id" in ($13) or "assessments"."owner_id" is null) and "assessments"."owner_id" = any ($14) and exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $15 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id")
    and (exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and "duties"."state" = 'open' and "duties"."due_day" < $16) or "assessments"."status" = 'COMPLETED' and exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and true) and not exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null
    and ("evidence"."valid_to" is null or "evidence"."valid_to" >= $17)) or (exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."check_outcome" is null) or ("assessments"."answers" -> 'papersHeld' ? 'ircc' and not coalesce("assessments"."answers" -> 'papersChecked' ? 'ircc', false))) or exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."valid_to" <= $18) or "assessments"."overdue_since" is not null)
    and ("assessments"."created_at" >= $19 and "assessments"."created_at" <= $20)
    and ("assessments"."updated_at" >= $21 and "assessments"."updated_at" <= $22)
    and (case when coalesce("assessments"."access_from", "assessments"."access_before") is not null then daterange("assessments"."access_from", "assessments"."access_before") end) && daterange($23, $24, '[]') and exists (select
  from "assessment_decisions"
  where "assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."assessment_id" = "assessments"."assessment_id" and "assessment_decisions"."before" <> "assessment_decisions"."status"
    and ("assessment_decisions"."decided_at" >= $25 and "assessment_decisions"."decided_at" <= $26))) offset 0) "assessments"
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $27 offset $28))
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $29;

-- deleted ones
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where ("assessments"."answered"
    and ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $4 and "assessments"."owner_id" = $5) and "assessments"."deleted_by" = $6))
  order by "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7;

-- deleted ones, few matches
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where "assessments"."assessment_id" = any (array( select "assessments"."assessment_id"
  from (select *
  from "assessments"
  where ("assessments"."answered"
    and ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $4 and "assessments"."owner_id" = $5) and "assessments"."deleted_by" = $6)) offset 0) "assessments"
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7 offset $8))
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $9;

-- a text
select distinct "assessments"."assessment_id"
  from "samples"
  inner join "assessments" on ("assessments"."account_id" = "samples"."account_id" and "assessments"."assessment_id" = "samples"."assessment_id")
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))) and "samples"."ended_at" is null
    and ("samples"."own_id" ilike $4 or "samples"."collection_number" ilike $5))
  limit $6;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and ("assessments"."genetic_resource" ilike $4 or "assessments"."internal_reference" ilike $5 or "assessments"."name" ilike $6))
  limit $7;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and (("assessments"."genetic_resource" ilike $4 or "assessments"."genetic_resource" ilike $5 or "assessments"."genetic_resource" ilike $6 or "assessments"."genetic_resource" ilike $7 or "assessments"."genetic_resource" ilike $8) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $9, $10), ' ') as part (word)
  where starts_with(part.word, lower($11)) or part.word = any ($12::text[]) or case when abs(length(part.word) - $13::int) <= $14::int then levenshtein_less_equal(part.word, lower($15), $16::int) <= $17::int end)))
  limit $18;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) and false)
  order by "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7;

-- a text, few matches
select distinct "assessments"."assessment_id"
  from "samples"
  inner join "assessments" on ("assessments"."account_id" = "samples"."account_id" and "assessments"."assessment_id" = "samples"."assessment_id")
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))) and "samples"."ended_at" is null
    and ("samples"."own_id" ilike $4 or "samples"."collection_number" ilike $5))
  limit $6;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and ("assessments"."genetic_resource" ilike $4 or "assessments"."internal_reference" ilike $5 or "assessments"."name" ilike $6))
  limit $7;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and (("assessments"."genetic_resource" ilike $4 or "assessments"."genetic_resource" ilike $5 or "assessments"."genetic_resource" ilike $6 or "assessments"."genetic_resource" ilike $7 or "assessments"."genetic_resource" ilike $8) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $9, $10), ' ') as part (word)
  where starts_with(part.word, lower($11)) or part.word = any ($12::text[]) or case when abs(length(part.word) - $13::int) <= $14::int then levenshtein_less_equal(part.word, lower($15), $16::int) <= $17::int end)))
  limit $18;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where "assessments"."assessment_id" = any (array( select "assessments"."assessment_id"
  from (select *
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) and false) offset 0) "assessments"
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7 offset $8))
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $9;

-- several words
select distinct "assessments"."assessment_id"
  from "samples"
  inner join "assessments" on ("assessments"."account_id" = "samples"."account_id" and "assessments"."assessment_id" = "samples"."assessment_id")
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))) and "samples"."ended_at" is null
    and ("samples"."own_id" ilike $4 or "samples"."collection_number" ilike $5))
  limit $6;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and (("assessments"."genetic_resource" ilike $4 or "assessments"."internal_reference" ilike $5 or "assessments"."name" ilike $6 or "assessments"."intended_use" && $7)
    and ("assessments"."genetic_resource" ilike $8 or "assessments"."internal_reference" ilike $9 or "assessments"."name" ilike $10)
    and ("assessments"."genetic_resource" ilike $11 or "assessments"."internal_reference" ilike $12 or "assessments"."name" ilike $13 or "assessments"."provider_country" in ($14))
    and ("assessments"."genetic_resource" ilike $15 or "assessments"."internal_reference" ilike $16 or "assessments"."name" ilike $17 or "assessments"."genetic_resource" ilike $18 or "assessments"."internal_reference" ilike $19 or "assessments"."name" ilike $20 or "assessments"."number" = $21)))
  limit $22;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and ((("assessments"."genetic_resource" ilike $4 or "assessments"."genetic_resource" ilike $5 or "assessments"."genetic_resource" ilike $6 or "assessments"."genetic_resource" ilike $7 or "assessments"."genetic_resource" ilike $8) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $9, $10), ' ') as part (word)
  where starts_with(part.word, lower($11)) or part.word = any ($12::text[]) or case when abs(length(part.word) - $13::int) <= $14::int then levenshtein_less_equal(part.word, lower($15), $16::int) <= $17::int end))
    and (("assessments"."genetic_resource" ilike $18 or "assessments"."genetic_resource" ilike $19 or "assessments"."genetic_resource" ilike $20 or "assessments"."genetic_resource" ilike $21 or "assessments"."genetic_resource" ilike $22) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $23, $24), ' ') as part (word)
  where starts_with(part.word, lower($25)) or part.word = any ($26::text[]) or case when abs(length(part.word) - $27::int) <= $28::int then levenshtein_less_equal(part.word, lower($29), $30::int) <= $31::int end))
    and ("assessments"."genetic_resource" ilike $32 or "assessments"."genetic_resource" ilike $33)
    and (("assessments"."genetic_resource" ilike $34 or "assessments"."genetic_resource" ilike $35 or "assessments"."genetic_resource" ilike $36 or "assessments"."genetic_resource" ilike $37 or "assessments"."genetic_resource" ilike $38) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $39, $40), ' ') as part (word)
  where starts_with(part.word, lower($41)) or part.word = any ($42::text[]) or case when abs(length(part.word) - $43::int) <= $44::int then levenshtein_less_equal(part.word, lower($45), $46::int) <= $47::int end))
    and ("assessments"."genetic_resource" ilike $48 or "assessments"."genetic_resource" ilike $49)))
  limit $50;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) and false)
  order by "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7;

-- several words, few matches
select distinct "assessments"."assessment_id"
  from "samples"
  inner join "assessments" on ("assessments"."account_id" = "samples"."account_id" and "assessments"."assessment_id" = "samples"."assessment_id")
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3)))) and "samples"."ended_at" is null
    and ("samples"."own_id" ilike $4 or "samples"."collection_number" ilike $5))
  limit $6;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and (("assessments"."genetic_resource" ilike $4 or "assessments"."internal_reference" ilike $5 or "assessments"."name" ilike $6 or "assessments"."intended_use" && $7)
    and ("assessments"."genetic_resource" ilike $8 or "assessments"."internal_reference" ilike $9 or "assessments"."name" ilike $10)
    and ("assessments"."genetic_resource" ilike $11 or "assessments"."internal_reference" ilike $12 or "assessments"."name" ilike $13 or "assessments"."provider_country" in ($14))
    and ("assessments"."genetic_resource" ilike $15 or "assessments"."internal_reference" ilike $16 or "assessments"."name" ilike $17 or "assessments"."genetic_resource" ilike $18 or "assessments"."internal_reference" ilike $19 or "assessments"."name" ilike $20 or "assessments"."number" = $21)))
  limit $22;
select "assessment_id"
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and ((("assessments"."genetic_resource" ilike $4 or "assessments"."genetic_resource" ilike $5 or "assessments"."genetic_resource" ilike $6 or "assessments"."genetic_resource" ilike $7 or "assessments"."genetic_resource" ilike $8) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $9, $10), ' ') as part (word)
  where starts_with(part.word, lower($11)) or part.word = any ($12::text[]) or case when abs(length(part.word) - $13::int) <= $14::int then levenshtein_less_equal(part.word, lower($15), $16::int) <= $17::int end))
    and (("assessments"."genetic_resource" ilike $18 or "assessments"."genetic_resource" ilike $19 or "assessments"."genetic_resource" ilike $20 or "assessments"."genetic_resource" ilike $21 or "assessments"."genetic_resource" ilike $22) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $23, $24), ' ') as part (word)
  where starts_with(part.word, lower($25)) or part.word = any ($26::text[]) or case when abs(length(part.word) - $27::int) <= $28::int then levenshtein_less_equal(part.word, lower($29), $30::int) <= $31::int end))
    and ("assessments"."genetic_resource" ilike $32 or "assessments"."genetic_resource" ilike $33)
    and (("assessments"."genetic_resource" ilike $34 or "assessments"."genetic_resource" ilike $35 or "assessments"."genetic_resource" ilike $36 or "assessments"."genetic_resource" ilike $37 or "assessments"."genetic_resource" ilike $38) and exists ( select
  from string_to_table(translate(lower("assessments"."genetic_resource"), $39, $40), ' ') as part (word)
  where starts_with(part.word, lower($41)) or part.word = any ($42::text[]) or case when abs(length(part.word) - $43::int) <= $44::int then levenshtein_less_equal(part.word, lower($45), $46::int) <= $47::int end))
    and ("assessments"."genetic_resource" ilike $48 or "assessments"."genetic_resource" ilike $49)))
  limit $50;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."intended_use_date", "assessments"."locked", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id"), (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null), case when "assessments"."access_date" = 'unknown' then "assessments"."answers" ->> 'accessPeriod' end, exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null)
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  where "assessments"."assessment_id" = any (array( select "assessments"."assessment_id"
  from (select *
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $4
    and ("assessments"."visibility" = $5 or "assessments"."owner_id" = $6)))) and false) offset 0) "assessments"
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $7 offset $8))
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc
  limit $9;
