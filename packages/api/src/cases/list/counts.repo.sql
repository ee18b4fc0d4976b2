-- everything, as DPT_USER
select facet, value, label, email, status, result, locked, visibility, n
  from (with tallied as ( select facet, value, status, result, locked, visibility, n
  from "assessment_tallies"
  where account_id = $1 and visibility = 'ACCOUNT'
  union all select facet, value, status, result, locked, visibility, n
  from "assessment_tally_changes"
  where account_id = $2 and visibility = 'ACCOUNT'), counted as materialized ( select status, coalesce(result, '') as result, locked, visibility, exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $3 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id") as favorite, provider_country, owner_id, intended_use, grouping(provider_country, owner_id, intended_use) as kind, count(*) as n, count(*) filter (where true) as chosen
  from "assessments"
  where ("assessments"."answered" and "assessments"."deleted_at" is null and "assessments"."account_id" = $4 and "assessments"."visibility" = $5 and "assessments"."owner_id" = $6)
  group by grouping sets ((1, 2, 3, 4, 5), (6), (7), (8))), cells (facet, value, status, result, locked, visibility, n) as (select facet, value, case when facet = '' then status else '' end, case when facet = '' then result else '' end, facet = '' and locked, case when facet = '' then visibility else '' end, sum(n)
  from tallied
  where facet = '' or (facet = any ($7) and true)
  group by 1, 2, 3, 4, 5, 6
  having sum(n) > 0
  union all select 'favorite', 'true', status, coalesce(result, ''), locked, visibility, count(*)
  from "assessment_favorites" join "assessments" using (account_id, assessment_id)
  where "assessment_favorites"."user_id" = $8
    and ("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $9
    and ("assessments"."visibility" = $10 or "assessments"."owner_id" = $11)))) and visibility = 'ACCOUNT'
  group by 3, 4, 5, 6
  union all select '', '', status, result, locked, visibility, sum(n)
  from counted
  where kind = 7
  group by status, result, locked, visibility
  union all select 'providerCountry', provider_country, '', '', false, '', chosen
  from counted
  where chosen > 0 and kind = 3 and provider_country is not null
  union all select 'intendedUse', use, '', '', false, '', sum(chosen)
  from counted, lateral (select distinct use
  from unnest(intended_use) use) uses
  where chosen > 0 and kind = 6
  group by use
  union all select 'owner', coalesce(owner_id::text, 'none'), '', '', false, '', chosen
  from counted
  where chosen > 0 and kind = 5
  union all select 'favorite', 'true', status, result, locked, visibility, n
  from counted
  where kind = 7 and favorite) select facet, value, "users"."first_name" || ' ' || "users"."last_name" as label, email, cells.status, result, locked, visibility, n::int
  from cells
  left join "users" on "users"."user_id" = case when facet = 'owner' and value <> 'none' then value::uuid end) all_cells;
with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where (false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2)))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $3) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id;

-- everything, as ACC_ADMIN
select facet, value, label, email, status, result, locked, visibility, n
  from (with tallied as ( select facet, value, status, result, locked, visibility, n
  from "assessment_tallies"
  where account_id = $1 and true
  union all select facet, value, status, result, locked, visibility, n
  from "assessment_tally_changes"
  where account_id = $2 and true), cells (facet, value, status, result, locked, visibility, n) as (select facet, value, case when facet = '' then status else '' end, case when facet = '' then result else '' end, facet = '' and locked, case when facet = '' then visibility else '' end, sum(n)
  from tallied
  where facet = '' or (facet = any ($3) and true)
  group by 1, 2, 3, 4, 5, 6
  having sum(n) > 0
  union all select 'favorite', 'true', status, coalesce(result, ''), locked, visibility, count(*)
  from "assessment_favorites" join "assessments" using (account_id, assessment_id)
  where "assessment_favorites"."user_id" = $4
    and ("assessments"."answered"
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $5)) and true
  group by 3, 4, 5, 6) select facet, value, "users"."first_name" || ' ' || "users"."last_name" as label, email, cells.status, result, locked, visibility, n::int
  from cells
  left join "users" on "users"."user_id" = case when facet = 'owner' and value <> 'none' then value::uuid end) all_cells;
with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where ("user_groups"."account_id" = $1 or ("user_groups"."account_id" = $2 and "user_groups"."user_group_id" = any ($3)))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $4) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id;

-- everything, as SUPER_ADMIN
select facet, value, label, email, status, result, locked, visibility, n
  from (with tallied as ( select facet, value, status, result, locked, visibility, n
  from "assessment_tallies"
  where account_id = $1 and true
  union all select facet, value, status, result, locked, visibility, n
  from "assessment_tally_changes"
  where account_id = $2 and true), cells (facet, value, status, result, locked, visibility, n) as (select facet, value, case when facet = '' then status else '' end, case when facet = '' then result else '' end, facet = '' and locked, case when facet = '' then visibility else '' end, sum(n)
  from tallied
  where facet = '' or (facet = any ($3) and true)
  group by 1, 2, 3, 4, 5, 6
  having sum(n) > 0
  union all select 'favorite', 'true', status, coalesce(result, ''), locked, visibility, count(*)
  from "assessment_favorites" join "assessments" using (account_id, assessment_id)
  where "assessment_favorites"."user_id" = $4
    and ("assessments"."answered"
    and ("assessments"."deleted_at" is null and true)) and true
  group by 3, 4, 5, 6) select facet, value, "users"."first_name" || ' ' || "users"."last_name" as label, email, cells.status, result, locked, visibility, n::int
  from cells
  left join "users" on "users"."user_id" = case when facet = 'owner' and value <> 'none' then value::uuid end) all_cells;
with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where (true or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2)))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where true) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id;

-- every filter, as DPT_USER
select distinct members.user_id
  from ( with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where ((false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2))) and "user_groups"."user_group_id" in ($3))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $4) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id) members;
select facet, value, label, email, status, result, locked, visibility, n
  from (with counted as materialized ( select status, coalesce(result, '') as result, locked, visibility, exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id") as favorite, provider_country, owner_id, intended_use, grouping(provider_country, owner_id, intended_use) as kind, count(*) as n, count(*) filter (where (status in ($2) and result in ($3) and locked in ($4) and visibility in ($5))) as chosen
  from "assessments"
  where (("assessments"."answered"
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $6
    and ("assessments"."visibility" = $7 or "assessments"."owner_id" = $8)))) and "assessments"."provider_country" in ($9) and "assessments"."intended_use" && $10
    and ("assessments"."owner_id" in ($11) or "assessments"."owner_id" is null) and "assessments"."owner_id" = any ($12) and exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $13 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id")
    and (exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and "duties"."state" = 'open' and "duties"."due_day" < $14) or "assessments"."status" = 'COMPLETED' and exists (select
  from "duties"
  where "duties"."account_id" = "assessments"."account_id" and "duties"."assessment_id" = "assessments"."assessment_id" and "duties"."gone_at" is null and true) and not exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null
    and ("evidence"."valid_to" is null or "evidence"."valid_to" >= $15)) or (exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."check_outcome" is null) or ("assessments"."answers" -> 'papersHeld' ? 'ircc' and not coalesce("assessments"."answers" -> 'papersChecked' ? 'ircc', false))) or exists (select
  from "evidence_uses" join "evidence" on "evidence"."account_id" = "evidence_uses"."account_id" and "evidence"."evidence_id" = "evidence_uses"."evidence_id"
  where "evidence_uses"."account_id" = "assessments"."account_id" and "evidence_uses"."assessment_id" = "assessments"."assessment_id" and "evidence_uses"."removed_at" is null and "evidence"."withdrawn_at" is null and "evidence"."valid_to" <= $16) or "assessments"."overdue_since" is not null)
    and ("assessments"."created_at" >= $17 and "assessments"."created_at" <= $18)
    and ("assessments"."updated_at" >= $19 and "assessments"."updated_at" <= $20)
    and (case when coalesce("assessments"."access_from", "assessments"."access_before") is not null then daterange("assessments"."access_from", "assessments"."access_before") end) && daterange($21, $22, '[]') and exists (select
  from "assessment_decisions"
  where "assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."assessment_id" = "assessments"."assessment_id" and "assessment_decisions"."before" <> "assessment_decisions"."status"
    and ("assessment_decisions"."decided_at" >= $23 and "assessment_decisions"."decided_at" <= $24)))
  group by grouping sets ((1, 2, 3, 4, 5), (6), (7), (8))), cells (facet, value, status, result, locked, visibility, n) as (select '', '', status, result, locked, visibility, sum(n)
  from counted
  where kind = 7
  group by status, result, locked, visibility
  union all select 'providerCountry', provider_country, '', '', false, '', chosen
  from counted
  where chosen > 0 and kind = 3 and provider_country is not null
  union all select 'intendedUse', use, '', '', false, '', sum(chosen)
  from counted, lateral (select distinct use
  from unnest(intended_use) use) uses
  where chosen > 0 and kind = 6
  group by use
  union all select 'owner', coalesce(owner_id::text, 'none'), '', '', false, '', chosen
  from counted
  where chosen > 0 and kind = 5
  union all select 'favorite', 'true', status, result, locked, visibility, n
  from counted
  where kind = 7 and favorite) select facet, value, "users"."first_name" || ' ' || "users"."last_name" as label, email, cells.status, result, locked, visibility, n::int
  from cells
  left join "users" on "users"."user_id" = case when facet = 'owner' and value <> 'none' then value::uuid end) all_cells;
with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where (false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2)))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $3) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id;
