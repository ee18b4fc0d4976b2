-- every filter
select distinct members.user_id
  from ( with recursive tree (root, name, account_id, id) as ( select "user_groups"."user_group_id", "user_groups"."group_name", "user_groups"."account_id", "user_groups"."user_group_id"
  from "user_groups"
  where ((false or ("user_groups"."account_id" = $1 and "user_groups"."user_group_id" in ($2))) and "user_groups"."user_group_id" in ($3))
  union select tree.root, tree.name, tree.account_id, below.user_group_id
  from "user_groups" below join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
  where below.account_id = $4) select distinct tree.root, tree.name, "memberships"."user_id" as user_id
  from tree join "memberships" on "memberships"."account_id" = tree.account_id and "memberships"."user_group_id" = tree.id) members;
