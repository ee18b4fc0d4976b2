-- findAssessment as GUEST_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))));

-- findReadable as GUEST_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))) or false));

-- findAssessment as DPT_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))));

-- findReadable as DPT_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $8 and "assessments"."owner_id" = $9) and "assessments"."deleted_by" = $10)));

-- findAssessment as DPT_POWER_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))));

-- findReadable as DPT_POWER_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $8 and "assessments"."owner_id" = $9) and "assessments"."deleted_by" = $10)));

-- findAssessment as DPT_LEGAL_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))));

-- findReadable as DPT_LEGAL_USER
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $8 and "assessments"."owner_id" = $9) and "assessments"."deleted_by" = $10)));

-- findAssessment as DPT_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $8 and "memberships"."user_group_id" = any ($9)) and "memberships"."user_id" = "assessments"."owner_id")))));

-- findReadable as DPT_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7 or exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $8 and "memberships"."user_group_id" = any ($9)) and "memberships"."user_id" = "assessments"."owner_id")))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $10 and "assessments"."owner_id" = $11) and "assessments"."deleted_by" = $12)));

-- findAssessment as DPT_LEGAL_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $5));

-- findReadable as DPT_LEGAL_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $5) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $6 and "assessments"."owner_id" = $7) and "assessments"."deleted_by" = $8)));

-- findAssessment as ACC_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null and "assessments"."account_id" = $5));

-- findReadable as ACC_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null and "assessments"."account_id" = $5) or ("assessments"."deleted_at" > now() - interval '30 days' and "assessments"."account_id" = $6)));

-- findAssessment as SUPER_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null and true));

-- findReadable as SUPER_ADMIN
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null and true) or ("assessments"."deleted_at" > now() - interval '30 days' and true)));

-- selectForUpdate as DPT_USER
select "assessment_id"
  from "assessments"
  where ("assessments"."assessment_id" = $1
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $2
    and ("assessments"."visibility" = $3 or "assessments"."owner_id" = $4)))) for update;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and ("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))));

-- selectRestorableForUpdate as DPT_USER
select "assessment_id"
  from "assessments"
  where ("assessments"."assessment_id" = $1
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $2
    and ("assessments"."visibility" = $3 or "assessments"."owner_id" = $4))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $5 and "assessments"."owner_id" = $6) and "assessments"."deleted_by" = $7))) for update;
select "assessments"."account_id", "assessments"."assessment_id", "assessments"."number", "assessments"."version", "assessments"."owner_id", "assessments"."status", "assessments"."result", "assessments"."overdue_since", "assessments"."progress", "assessments"."visibility", "assessments"."name", "assessments"."internal_reference", "assessments"."answers", "assessments"."answered", "assessments"."genetic_resource", "assessments"."provider_country", "assessments"."place_type", "assessments"."intended_use", "assessments"."access_date", "assessments"."access_from", "assessments"."access_before", "assessments"."intended_use_date", "assessments"."locked", "assessments"."decision_id", "assessments"."deleted_at", "assessments"."deleted_by", "assessments"."created_at", "assessments"."updated_at", "users"."first_name", "users"."last_name", "accounts"."account_name", exists (select 1
  from "assessment_favorites"
  where "assessment_favorites"."account_id" = "assessments"."account_id" and "assessment_favorites"."user_id" = $1 and "assessment_favorites"."assessment_id" = "assessments"."assessment_id"), exists (select 1
  from "memberships"
  where ("memberships"."account_id" = $2 and "memberships"."user_group_id" = any ($3)) and "memberships"."user_id" = "assessments"."owner_id")
  from "assessments"
  left join "users" on "users"."user_id" = "assessments"."owner_id"
  inner join "accounts" on "accounts"."account_id" = "assessments"."account_id"
  where ("assessments"."assessment_id" = $4
    and (("assessments"."deleted_at" is null
    and ("assessments"."account_id" = $5
    and ("assessments"."visibility" = $6 or "assessments"."owner_id" = $7))) or ("assessments"."deleted_at" > now() - interval '30 days'
    and ("assessments"."account_id" = $8 and "assessments"."owner_id" = $9) and "assessments"."deleted_by" = $10)));

-- findDecision
select "account_id", "decision_id", "assessment_id", "status", "overdue_since", "before", "cause", "activation_id", "code", "completed", "answers", "content", "sha256", "decided_by", "decided_at"
  from "assessment_decisions"
  where ("assessment_decisions"."account_id" = $1 and "assessment_decisions"."decision_id" = $2);

-- findDecisionAndLocks
select "assessment_decisions"."account_id", "assessment_decisions"."decision_id", "assessment_decisions"."assessment_id", "assessment_decisions"."status", "assessment_decisions"."overdue_since", "assessment_decisions"."before", "assessment_decisions"."cause", "assessment_decisions"."activation_id", "assessment_decisions"."code", "assessment_decisions"."completed", "assessment_decisions"."answers", "assessment_decisions"."content", "assessment_decisions"."sha256", "assessment_decisions"."decided_by", "assessment_decisions"."decided_at", "assessment_locks"."account_id", "assessment_locks"."lock_id", "assessment_locks"."assessment_id", "assessment_locks"."ref", "assessment_locks"."type", "assessment_locks"."text", "assessment_locks"."origin", "assessment_locks"."closed", "assessment_locks"."locked_at", "assessment_locks"."locked_by_id", "assessment_locks"."unlocked_at", "assessment_locks"."unlocked_by_id", "assessment_locks"."comment", "assessment_locks"."disclaimer_version", (select case when "people"."person_id" = $1 then $2 else coalesce("people"."name", $3 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."locked_by_id"), (select case when "people"."person_id" = $4 then $5 else coalesce("people"."name", $6 || ' ' || left("people"."person_id"::text, 8)) end
  from "people"
  where "people"."person_id" = "assessment_locks"."unlocked_by_id")
  from "assessments"
  left join "assessment_decisions" on ("assessment_decisions"."account_id" = "assessments"."account_id" and "assessment_decisions"."decision_id" = $7)
  left join "assessment_locks" on ("assessment_locks"."account_id" = "assessments"."account_id" and "assessment_locks"."assessment_id" = "assessments"."assessment_id")
  where ("assessments"."account_id" = $8 and "assessments"."assessment_id" = $9)
  order by "assessment_locks"."closed" desc, "assessment_locks"."ref" asc, "assessment_locks"."locked_at" asc;

-- listLocks
select "account_id", "lock_id", "assessment_id", "ref", "type", "text", "origin", "closed", "locked_at", "locked_by_id", "unlocked_at", "unlocked_by_id", "comment", "disclaimer_version", (select case when "person_id" = $1 then $2 else coalesce("name", $3 || ' ' || left("person_id"::text, 8)) end
  from "people"
  where "person_id" = "locked_by_id"), (select case when "person_id" = $4 then $5 else coalesce("name", $6 || ' ' || left("person_id"::text, 8)) end
  from "people"
  where "person_id" = "unlocked_by_id")
  from "assessment_locks"
  where ("assessment_locks"."account_id" = $7 and "assessment_locks"."assessment_id" = $8)
  order by "assessment_locks"."closed" desc, "assessment_locks"."ref" asc, "assessment_locks"."locked_at" asc;
