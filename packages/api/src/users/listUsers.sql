-- as DPT_ADMIN
select "users"."user_id", "users"."version", "users"."account_id", "users"."email", "users"."pending_email", "users"."password_change_required", "users"."first_name", "users"."last_name", "users"."role", "users"."requested_role", "users"."status", "users"."invited_by", "users"."external_id", "users"."login_at", "users"."preferences", "users"."created_at", "users"."updated_at", "accounts"."account_name", "accounts"."operator", "users"."role" = any ($1::text[]) and "users"."status" = 'ACTIVE' and not exists (select
  from "users" others
  where "others"."role" = "users"."role" and "others"."status" = 'ACTIVE' and "others"."user_id" <> "users"."user_id"
    and ("users"."role" = any ($2::text[]) or "others"."account_id" = "users"."account_id")), array(select "memberships"."user_group_id"
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($3)
  order by 1)
  from "users"
  inner join "accounts" on "accounts"."account_id" = "users"."account_id"
  where (("users"."account_id" = $4 and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($5)))
    and ("users"."email" ilike $6 or "users"."first_name" || ' ' || "users"."last_name" ilike $7) and "users"."status" in ($8) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($9)))
  order by array_position(array[$10, $11, $12, $13, $14, $15, $16, $17], "users"."role") desc nulls last, "users"."user_id" asc
  limit $18;
select count(*) as count
  from "users"
  where (("users"."account_id" = $1 and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($2)))
    and ("users"."email" ilike $3 or "users"."first_name" || ' ' || "users"."last_name" ilike $4) and "users"."status" in ($5) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($6)));;
select "users"."user_id", "users"."version", "users"."account_id", "users"."email", "users"."pending_email", "users"."password_change_required", "users"."first_name", "users"."last_name", "users"."role", "users"."requested_role", "users"."status", "users"."invited_by", "users"."external_id", "users"."login_at", "users"."preferences", "users"."created_at", "users"."updated_at", "accounts"."account_name", "accounts"."operator", "users"."role" = any ($1::text[]) and "users"."status" = 'ACTIVE' and not exists (select
  from "users" others
  where "others"."role" = "users"."role" and "others"."status" = 'ACTIVE' and "others"."user_id" <> "users"."user_id"
    and ("users"."role" = any ($2::text[]) or "others"."account_id" = "users"."account_id")), array(select "memberships"."user_group_id"
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($3)
  order by 1)
  from "users"
  inner join "accounts" on "accounts"."account_id" = "users"."account_id"
  where ("users"."user_id" = $4
    and ("users"."account_id" = $5 and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($6))));

-- as ACC_ADMIN
select "users"."user_id", "users"."version", "users"."account_id", "users"."email", "users"."pending_email", "users"."password_change_required", "users"."first_name", "users"."last_name", "users"."role", "users"."requested_role", "users"."status", "users"."invited_by", "users"."external_id", "users"."login_at", "users"."preferences", "users"."created_at", "users"."updated_at", "accounts"."account_name", "accounts"."operator", "users"."role" = any ($1::text[]) and "users"."status" = 'ACTIVE' and not exists (select
  from "users" others
  where "others"."role" = "users"."role" and "others"."status" = 'ACTIVE' and "others"."user_id" <> "users"."user_id"
    and ("users"."role" = any ($2::text[]) or "others"."account_id" = "users"."account_id")), array(select "memberships"."user_group_id"
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and true
  order by 1)
  from "users"
  inner join "accounts" on "accounts"."account_id" = "users"."account_id"
  where ("users"."account_id" = $3
    and ("users"."email" ilike $4 or "users"."first_name" || ' ' || "users"."last_name" ilike $5) and "users"."status" in ($6) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($7)))
  order by array_position(array[$8, $9, $10, $11, $12, $13, $14, $15], "users"."role") desc nulls last, "users"."user_id" asc
  limit $16;
select count(*) as count
  from "users"
  where ("users"."account_id" = $1
    and ("users"."email" ilike $2 or "users"."first_name" || ' ' || "users"."last_name" ilike $3) and "users"."status" in ($4) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($5)));;
select "users"."user_id", "users"."version", "users"."account_id", "users"."email", "users"."pending_email", "users"."password_change_required", "users"."first_name", "users"."last_name", "users"."role", "users"."requested_role", "users"."status", "users"."invited_by", "users"."external_id", "users"."login_at", "users"."preferences", "users"."created_at", "users"."updated_at", "accounts"."account_name", "accounts"."operator", "users"."role" = any ($1::text[]) and "users"."status" = 'ACTIVE' and not exists (select
  from "users" others
  where "others"."role" = "users"."role" and "others"."status" = 'ACTIVE' and "others"."user_id" <> "users"."user_id"
    and ("users"."role" = any ($2::text[]) or "others"."account_id" = "users"."account_id")), array(select "memberships"."user_group_id"
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and true
  order by 1)
  from "users"
  inner join "accounts" on "accounts"."account_id" = "users"."account_id"
  where ("users"."user_id" = $3 and "users"."account_id" = $4);

-- as SUPER_ADMIN
select "users"."user_id", "users"."version", "users"."account_id", "users"."email", "users"."pending_email", "users"."password_change_required", "users"."first_name", "users"."last_name", "users"."role", "users"."requested_role", "users"."status", "users"."invited_by", "users"."external_id", "users"."login_at", "users"."preferences", "users"."created_at", "users"."updated_at", "accounts"."account_name", "accounts"."operator", "users"."role" = any ($1::text[]) and "users"."status" = 'ACTIVE' and not exists (select
  from "users" others
  where "others"."role" = "users"."role" and "others"."status" = 'ACTIVE' and "others"."user_id" <> "users"."user_id"
    and ("users"."role" = any ($2::text[]) or "others"."account_id" = "users"."account_id")), array(select "memberships"."user_group_id"
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and true
  order by 1)
  from "users"
  inner join "accounts" on "accounts"."account_id" = "users"."account_id"
  where (true
    and ("users"."email" ilike $3 or "users"."first_name" || ' ' || "users"."last_name" ilike $4) and "users"."status" in ($5) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($6)))
  order by array_position(array[$7, $8, $9, $10, $11, $12, $13, $14], "users"."role") desc nulls last, "users"."user_id" asc
  limit $15;
select count(*) as count
  from "users"
  where (true
    and ("users"."email" ilike $1 or "users"."first_name" || ' ' || "users"."last_name" ilike $2) and "users"."status" in ($3) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($4)));;
select "users"."user_id", "users"."version", "users"."account_id", "users"."email", "users"."pending_email", "users"."password_change_required", "users"."first_name", "users"."last_name", "users"."role", "users"."requested_role", "users"."status", "users"."invited_by", "users"."external_id", "users"."login_at", "users"."preferences", "users"."created_at", "users"."updated_at", "accounts"."account_name", "accounts"."operator", "users"."role" = any ($1::text[]) and "users"."status" = 'ACTIVE' and not exists (select
  from "users" others
  where "others"."role" = "users"."role" and "others"."status" = 'ACTIVE' and "others"."user_id" <> "users"."user_id"
    and ("users"."role" = any ($2::text[]) or "others"."account_id" = "users"."account_id")), array(select "memberships"."user_group_id"
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and true
  order by 1)
  from "users"
  inner join "accounts" on "accounts"."account_id" = "users"."account_id"
  where ("users"."user_id" = $3 and true);
