-- every filter
select distinct members.user_id
  from ( with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where ((false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2))) and "user_groups"."user_group_id" in ($3))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $4) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id) members;
select "assessments"."number", "assessments"."status", "assessments"."result", "assessments"."visibility", "assessments"."locked", "assessments"."name" as "name", "assessments"."internal_reference" as "reference", "assessments"."genetic_resource" as "resource", "assessments"."provider_country" as "providerCountry", "assessments"."place_type" as "placeType", "assessments"."intended_use" as "uses", "assessments"."access_date" as "access", "assessments"."intended_use_date" as "useDate", (select min("duties"."due_day")::text
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."state" = 'open' and "duties"."gone_at" is null) as "dueDay", "assessments"."overdue_since" is not null as "overdue", exists (select
  from "assessment_locks"
  where "assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id" and "assessment_locks"."unlocked_at" is not null) as "released", "users"."first_name" || ' ' || "users"."last_name" as "owner", "accounts"."account_name" as "account", to_char("assessments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "created", to_char("assessments"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updated"
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $1
    and ("assessments"."visibility" = $2 or "assessments"."owner_id" = $3))))
    and ("assessments"."status" in ($4) and "assessments"."result" in ($5) and "assessments"."locked" in ($6) and "assessments"."visibility" in ($7)) and "assessments"."provider_country" in ($8) and "assessments"."intended_use" && $9
    and ("assessments"."owner_id" in ($10) or "assessments"."owner_id" is null) and "assessments"."owner_id" = any ($11) and exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $12 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id")
    and (exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and "duties"."state" = 'open' and "duties"."due_day" < $13) or "assessments"."status" = 'COMPLETED' and exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and true) and not exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null
    and ("evidence"."valid_to" is null or "evidence"."valid_to" >= $14)) or (exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."check_outcome" is null) or ("assessments"."answers" -> 'papersHeld' ? 'ircc' and not coalesce("assessments"."answers" -> 'papersChecked' ? 'ircc', false))) or exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."valid_to" <= $15) or "assessments"."overdue_since" is not null)
    and ("assessments"."created_at" >= $16 and "assessments"."created_at" <= $17)
    and ("assessments"."updated_at" >= $18 and "assessments"."updated_at" <= $19)
    and (case when coalesce("assessments"."access_from", "assessments"."access_before") is not null then daterange("assessments"."access_from", "assessments"."access_before") end) && daterange($20, $21, '[]') and exists (select
  from "assessment_decisions"
  where "assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."assessment_id" = "assessments"."assessment_id" and "assessment_decisions"."before" <> "assessment_decisions"."status"
    and ("assessment_decisions"."decided_at" >= $22 and "assessment_decisions"."decided_at" <= $23)))
  order by "assessments"."number" is null, "assessments"."number" desc, "assessments"."number" desc, "assessments"."assessment_id" asc;
