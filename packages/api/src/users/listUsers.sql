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
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($5))) and lower(unaccent(concat_ws(' ', "users"."first_name", "users"."last_name", "users"."email"))) like lower(unaccent($6)) and "users"."status" in ($7) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($8)))
  order by array_position(array[$9, $10, $11, $12, $13, $14, $15, $16], "users"."role") desc nulls last, "users"."user_id" asc
  limit $17;
select count(*) as count
  from "users"
  where (("users"."account_id" = $1 and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($2))) and lower(unaccent(concat_ws(' ', "users"."first_name", "users"."last_name", "users"."email"))) like lower(unaccent($3)) and "users"."status" in ($4) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($5)));;
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
  where ("users"."account_id" = $3 and lower(unaccent(concat_ws(' ', "users"."first_name", "users"."last_name", "users"."email"))) like lower(unaccent($4)) and "users"."status" in ($5) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($6)))
  order by array_position(array[$7, $8, $9, $10, $11, $12, $13, $14], "users"."role") desc nulls last, "users"."user_id" asc
  limit $15;
select count(*) as count
  from "users"
  where ("users"."account_id" = $1 and lower(unaccent(concat_ws(' ', "users"."first_name", "users"."last_name", "users"."email"))) like lower(unaccent($2)) and "users"."status" in ($3) and exists (select 1
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
  where (true and lower(unaccent(concat_ws(' ', "users"."first_name", "users"."last_name", "users"."email"))) like lower(unaccent($3)) and "users"."status" in ($4) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($5)))
  order by array_position(array[$6, $7, $8, $9, $10, $11, $12, $13], "users"."role") desc nulls last, "users"."user_id" asc
  limit $14;
select count(*) as count
  from "users"
  where (true and lower(unaccent(concat_ws(' ', "users"."first_name", "users"."last_name", "users"."email"))) like lower(unaccent($1)) and "users"."status" in ($2) and exists (select 1
  from "memberships"
  where "memberships"."account_id" = "users"."account_id" and "memberships"."user_id" = "users"."user_id" and "memberships"."user_group_id" in ($3)));;
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
