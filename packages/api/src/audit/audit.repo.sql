-- as ACC_ADMIN
select "audit_entries"."account_id", "audit_entries"."number", "audit_entries"."at", "audit_entries"."actor_id", case when coalesce("audit_entries"."by_operator", "users"."account_id" <> "audit_entries"."account_id", false) then $1 else coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $2 else $3 end) end, case when not coalesce("audit_entries"."by_operator", "users"."account_id" <> "audit_entries"."account_id", false) then "audit_entries"."address" end, "audit_entries"."by_operator", "audit_entries"."action", "audit_entries"."subject", "audit_entries"."previous_hash", "audit_entries"."hash", "audit_entries"."redacted_by", coalesce("accounts"."account_name", "audit_entries"."account_id"), case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end, case case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end when 'USER' then coalesce("audit_entries"."subject"::jsonb ->> 'email', (select u.email
  from users u
  where u.user_id::text = "audit_entries"."subject"::jsonb ->> 'userId')) when 'USER_GROUP' then coalesce("audit_entries"."subject"::jsonb ->> 'groupName', (select g.group_name
  from user_groups g
  where g.account_id = "audit_entries"."account_id" and g.user_group_id::text = "audit_entries"."subject"::jsonb ->> 'userGroupId')) when 'ACCOUNT' then coalesce("audit_entries"."subject"::jsonb ->> 'accountName', "accounts"."account_name") when 'ASSESSMENT' then (select concat_ws(' ', '#' || lpad(a.number::text, 6, '0'), coalesce(a.name, nullif(a.genetic_resource, 'unknown')))
  from assessments a
  where a.account_id = "audit_entries"."account_id" and a.assessment_id::text = "audit_entries"."subject"::jsonb ->> 'assessmentId') when 'EVIDENCE' then (select e.number
  from evidence e
  where e.account_id = "audit_entries"."account_id" and e.evidence_id::text = "audit_entries"."subject"::jsonb ->> 'evidenceId') else "audit_entries"."subject"::jsonb ->> 'contentId' end, case case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end when 'ASSESSMENT' then (select a.genetic_resource
  from assessments a
  where a.account_id = "audit_entries"."account_id" and a.assessment_id::text = "audit_entries"."subject"::jsonb ->> 'assessmentId' and a.name is null) end, case case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end when 'EVIDENCE' then (select e.kind
  from evidence e
  where e.account_id = "audit_entries"."account_id" and e.evidence_id::text = "audit_entries"."subject"::jsonb ->> 'evidenceId') end
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  left join "accounts" on "accounts"."account_id" = "audit_entries"."account_id"
  where (("audit_entries"."account_id" = $4
    and ("audit_entries"."action" ilike $5 or "audit_entries"."subject" ilike $6 or case when coalesce("audit_entries"."by_operator", "users"."account_id" <> "audit_entries"."account_id", false) then $7 else coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $8 else $9 end) end ilike $10) and "audit_entries"."action" in ($11) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($12) and case when coalesce("audit_entries"."by_operator", "users"."account_id" <> "audit_entries"."account_id", false) then $13 else coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $14 else $15 end) end ilike $16 and "audit_entries"."at" >= $17 and "audit_entries"."at" <= $18)
    and ("audit_entries"."at", "audit_entries"."account_id", "audit_entries"."number") < ($19, $20, $21))
  order by "audit_entries"."at" desc, "audit_entries"."account_id" desc, "audit_entries"."number" desc
  limit $22;
select count(*)
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  where ("audit_entries"."account_id" = $1
    and ("audit_entries"."action" ilike $2 or "audit_entries"."subject" ilike $3 or case when coalesce("audit_entries"."by_operator", "users"."account_id" <> "audit_entries"."account_id", false) then $4 else coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $5 else $6 end) end ilike $7) and "audit_entries"."action" in ($8) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($9) and case when coalesce("audit_entries"."by_operator", "users"."account_id" <> "audit_entries"."account_id", false) then $10 else coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $11 else $12 end) end ilike $13 and "audit_entries"."at" >= $14 and "audit_entries"."at" <= $15);

-- as SUPER_ADMIN
select "audit_entries"."account_id", "audit_entries"."number", "audit_entries"."at", "audit_entries"."actor_id", coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $1 else $2 end), "audit_entries"."address", "audit_entries"."by_operator", "audit_entries"."action", "audit_entries"."subject", "audit_entries"."previous_hash", "audit_entries"."hash", "audit_entries"."redacted_by", coalesce("accounts"."account_name", "audit_entries"."account_id"), case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end, case case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end when 'USER' then coalesce("audit_entries"."subject"::jsonb ->> 'email', (select u.email
  from users u
  where u.user_id::text = "audit_entries"."subject"::jsonb ->> 'userId')) when 'USER_GROUP' then coalesce("audit_entries"."subject"::jsonb ->> 'groupName', (select g.group_name
  from user_groups g
  where g.account_id = "audit_entries"."account_id" and g.user_group_id::text = "audit_entries"."subject"::jsonb ->> 'userGroupId')) when 'ACCOUNT' then coalesce("audit_entries"."subject"::jsonb ->> 'accountName', "accounts"."account_name") when 'ASSESSMENT' then (select concat_ws(' ', '#' || lpad(a.number::text, 6, '0'), coalesce(a.name, nullif(a.genetic_resource, 'unknown')))
  from assessments a
  where a.account_id = "audit_entries"."account_id" and a.assessment_id::text = "audit_entries"."subject"::jsonb ->> 'assessmentId') when 'EVIDENCE' then (select e.number
  from evidence e
  where e.account_id = "audit_entries"."account_id" and e.evidence_id::text = "audit_entries"."subject"::jsonb ->> 'evidenceId') else "audit_entries"."subject"::jsonb ->> 'contentId' end, case case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end when 'ASSESSMENT' then (select a.genetic_resource
  from assessments a
  where a.account_id = "audit_entries"."account_id" and a.assessment_id::text = "audit_entries"."subject"::jsonb ->> 'assessmentId' and a.name is null) end, case case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end when 'EVIDENCE' then (select e.kind
  from evidence e
  where e.account_id = "audit_entries"."account_id" and e.evidence_id::text = "audit_entries"."subject"::jsonb ->> 'evidenceId') end
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  left join "accounts" on "accounts"."account_id" = "audit_entries"."account_id"
  where ((("audit_entries"."action" ilike $3 or "audit_entries"."subject" ilike $4 or coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $5 else $6 end) ilike $7) and "audit_entries"."action" in ($8) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($9) and coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $10 else $11 end) ilike $12 and "audit_entries"."at" >= $13 and "audit_entries"."at" <= $14)
    and ("audit_entries"."at", "audit_entries"."account_id", "audit_entries"."number") < ($15, $16, $17))
  order by "audit_entries"."at" desc, "audit_entries"."account_id" desc, "audit_entries"."number" desc
  limit $18;
select count(*)
  from "audit_entries"
  left join "users" on "users"."user_id" = "audit_entries"."actor_id"
  where (("audit_entries"."action" ilike $1 or "audit_entries"."subject" ilike $2 or coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $3 else $4 end) ilike $5) and "audit_entries"."action" in ($6) and case when "audit_entries"."action" like 'USER\_GROUP\_%' then 'USER_GROUP' else split_part("audit_entries"."action", '_', 1) end in ($7) and coalesce("audit_entries"."actor", "users"."email", case when "audit_entries"."actor_id" is null then $8 else $9 end) ilike $10 and "audit_entries"."at" >= $11 and "audit_entries"."at" <= $12);
