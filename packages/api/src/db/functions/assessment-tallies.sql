-- The facets an assessment is counted under: the total, and each value that lists offer as a filter.
create or replace function tally_values(country text, owner uuid, uses text[]) RETURNS TABLE (facet text, value text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '', ''
  UNION ALL SELECT 'providerCountry', country WHERE country IS NOT NULL
  UNION ALL SELECT 'owner', coalesce(owner::text, 'none')
  UNION ALL SELECT DISTINCT 'intendedUse', one FROM unnest(uses) AS one
$$;

-- Statement-level trigger: appends the difference that one statement makes, however many rows it has, to the tally changes.
create or replace function tally_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO assessment_tally_changes
      SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, count(*)
      FROM added a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
      WHERE a.deleted_at IS NULL AND a.answered
      GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO assessment_tally_changes
      SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, -count(*)
      FROM removed a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
      WHERE a.deleted_at IS NULL AND a.answered
      GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSE
    INSERT INTO assessment_tally_changes
      SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, sum(a.sign)
      FROM (
        SELECT 1 AS sign, account_id, provider_country, owner_id, intended_use, status, result, locked, visibility
        FROM added WHERE deleted_at IS NULL AND answered
        UNION ALL
        SELECT -1, account_id, provider_country, owner_id, intended_use, status, result, locked, visibility
        FROM removed WHERE deleted_at IS NULL AND answered
      ) a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
      GROUP BY 1, 2, 3, 4, 5, 6, 7
      HAVING sum(a.sign) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
