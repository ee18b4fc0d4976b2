-- as ACC_ADMIN
select "audit_entries"."account_id", "audit_entries"."number", "audit_entries"."at", "audit_entries"."actor_id", coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end), "audit_entries"."address", "audit_entries"."action", "audit_entries"."subject", "audit_entries"."previous_hash", "audit_entries"."hash", coalesce("accounts"."account_name", "audit_entries"."account_id"), case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  left join "accounts" on "accounts"."account_id" = "audit_entries"."account_id"
  where (("audit_entries"."account_id" = $1
    and ("audit_entries"."action" ilike $2 or "audit_entries"."subject" ilike $3 or coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $4) and "audit_entries"."action" in ($5) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($6) and coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $7 and "audit_entries"."at" >= $8 and "audit_entries"."at" <= $9)
    and ("audit_entries"."at", "audit_entries"."account_id", "audit_entries"."number") < ($10, $11, $12))
  order by "audit_entries"."at" desc, "audit_entries"."account_id" desc, "audit_entries"."number" desc
  limit $13;
select count(*)
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  where ("audit_entries"."account_id" = $1
    and ("audit_entries"."action" ilike $2 or "audit_entries"."subject" ilike $3 or coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $4) and "audit_entries"."action" in ($5) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($6) and coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $7 and "audit_entries"."at" >= $8 and "audit_entries"."at" <= $9);

-- as SUPER_ADMIN
select "audit_entries"."account_id", "audit_entries"."number", "audit_entries"."at", "audit_entries"."actor_id", coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end), "audit_entries"."address", "audit_entries"."action", "audit_entries"."subject", "audit_entries"."previous_hash", "audit_entries"."hash", coalesce("accounts"."account_name", "audit_entries"."account_id"), case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  left join "accounts" on "accounts"."account_id" = "audit_entries"."account_id"
  where ((("audit_entries"."action" ilike $1 or "audit_entries"."subject" ilike $2 or coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $3) and "audit_entries"."action" in ($4) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($5) and coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $6 and "audit_entries"."at" >= $7 and "audit_entries"."at" <= $8)
    and ("audit_entries"."at", "audit_entries"."account_id", "audit_entries"."number") < ($9, $10, $11))
  order by "audit_entries"."at" desc, "audit_entries"."account_id" desc, "audit_entries"."number" desc
  limit $12;
select count(*)
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  where (("audit_entries"."action" ilike $1 or "audit_entries"."subject" ilike $2 or coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $3) and "audit_entries"."action" in ($4) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($5) and coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then 'Portal' else 'deleted user' end) ilike $6 and "audit_entries"."at" >= $7 and "audit_entries"."at" <= $8);
