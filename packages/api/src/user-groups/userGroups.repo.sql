-- as DPT_ADMIN
select "user_groups"."user_group_id", "user_groups"."version", "user_groups"."account_id", "accounts"."account_name", "user_groups"."group_name", "parents"."user_group_id", "parents"."group_name", (select count(*)
  from "memberships"
  where "memberships"."account_id" = "user_groups"."account_id" and "memberships"."user_group_id" = "user_groups"."user_group_id"), "user_groups"."created_at", "user_groups"."updated_at"
  from "user_groups"
  inner join "accounts" on "accounts"."account_id" = "user_groups"."account_id"
  left join "user_groups" "parents" on ("parents"."account_id" = "user_groups"."account_id" and "parents"."user_group_id" = "user_groups"."main_user_group" and "parents"."user_group_id" in ($1))
  where (("user_groups"."account_id" = $2 and "user_groups"."user_group_id" = any ($3)) and "user_groups"."group_name" ilike $4)
  order by lower("user_groups"."group_name") asc nulls last, "user_groups"."user_group_id" asc
  limit $5;
select count(*) as count
  from "user_groups"
  where (("user_groups"."account_id" = $1 and "user_groups"."user_group_id" = any ($2)) and "user_groups"."group_name" ilike $3);;
select "user_groups"."user_group_id", "user_groups"."version", "user_groups"."account_id", "accounts"."account_name", "user_groups"."group_name", "parents"."user_group_id", "parents"."group_name", (select count(*)
  from "memberships"
  where "memberships"."account_id" = "user_groups"."account_id" and "memberships"."user_group_id" = "user_groups"."user_group_id"), "user_groups"."created_at", "user_groups"."updated_at"
  from "user_groups"
  inner join "accounts" on "accounts"."account_id" = "user_groups"."account_id"
  left join "user_groups" "parents" on ("parents"."account_id" = "user_groups"."account_id" and "parents"."user_group_id" = "user_groups"."main_user_group" and "parents"."user_group_id" in ($1))
  where ("user_groups"."user_group_id" = $2
    and ("user_groups"."account_id" = $3 and "user_groups"."user_group_id" = any ($4)));

-- as ACC_ADMIN
select "user_groups"."user_group_id", "user_groups"."version", "user_groups"."account_id", "accounts"."account_name", "user_groups"."group_name", "parents"."user_group_id", "parents"."group_name", (select count(*)
  from "memberships"
  where "memberships"."account_id" = "user_groups"."account_id" and "memberships"."user_group_id" = "user_groups"."user_group_id"), "user_groups"."created_at", "user_groups"."updated_at"
  from "user_groups"
  inner join "accounts" on "accounts"."account_id" = "user_groups"."account_id"
  left join "user_groups" "parents" on ("parents"."account_id" = "user_groups"."account_id" and "parents"."user_group_id" = "user_groups"."main_user_group")
  where ("user_groups"."account_id" = $1 and "user_groups"."group_name" ilike $2)
  order by lower("user_groups"."group_name") asc nulls last, "user_groups"."user_group_id" asc
  limit $3;
select count(*) as count
  from "user_groups"
  where ("user_groups"."account_id" = $1 and "user_groups"."group_name" ilike $2);;
select "user_groups"."user_group_id", "user_groups"."version", "user_groups"."account_id", "accounts"."account_name", "user_groups"."group_name", "parents"."user_group_id", "parents"."group_name", (select count(*)
  from "memberships"
  where "memberships"."account_id" = "user_groups"."account_id" and "memberships"."user_group_id" = "user_groups"."user_group_id"), "user_groups"."created_at", "user_groups"."updated_at"
  from "user_groups"
  inner join "accounts" on "accounts"."account_id" = "user_groups"."account_id"
  left join "user_groups" "parents" on ("parents"."account_id" = "user_groups"."account_id" and "parents"."user_group_id" = "user_groups"."main_user_group")
  where ("user_groups"."user_group_id" = $1 and "user_groups"."account_id" = $2);

-- as SUPER_ADMIN
select "user_groups"."user_group_id", "user_groups"."version", "user_groups"."account_id", "accounts"."account_name", "user_groups"."group_name", "parents"."user_group_id", "parents"."group_name", (select count(*)
  from "memberships"
  where "memberships"."account_id" = "user_groups"."account_id" and "memberships"."user_group_id" = "user_groups"."user_group_id"), "user_groups"."created_at", "user_groups"."updated_at"
  from "user_groups"
  inner join "accounts" on "accounts"."account_id" = "user_groups"."account_id"
  left join "user_groups" "parents" on ("parents"."account_id" = "user_groups"."account_id" and "parents"."user_group_id" = "user_groups"."main_user_group")
  where (true and "user_groups"."group_name" ilike $1)
  order by lower("user_groups"."group_name") asc nulls last, "user_groups"."user_group_id" asc
  limit $2;
select count(*) as count
  from "user_groups"
  where (true and "user_groups"."group_name" ilike $1);;
select "user_groups"."user_group_id", "user_groups"."version", "user_groups"."account_id", "accounts"."account_name", "user_groups"."group_name", "parents"."user_group_id", "parents"."group_name", (select count(*)
  from "memberships"
  where "memberships"."account_id" = "user_groups"."account_id" and "memberships"."user_group_id" = "user_groups"."user_group_id"), "user_groups"."created_at", "user_groups"."updated_at"
  from "user_groups"
  inner join "accounts" on "accounts"."account_id" = "user_groups"."account_id"
  left join "user_groups" "parents" on ("parents"."account_id" = "user_groups"."account_id" and "parents"."user_group_id" = "user_groups"."main_user_group")
  where ("user_groups"."user_group_id" = $1 and true);
