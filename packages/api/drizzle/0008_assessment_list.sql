CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "assessment_tallies" (
	"account_id" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"status" text NOT NULL,
	"result" text NOT NULL,
	"locked" boolean NOT NULL,
	"visibility" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "assessment_tallies_pk" PRIMARY KEY("account_id","facet","value","status","result","locked","visibility")
);
--> statement-breakpoint
CREATE TABLE "assessment_tally_changes" (
	"account_id" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"status" text NOT NULL,
	"result" text NOT NULL,
	"locked" boolean NOT NULL,
	"visibility" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assessment_tally_changes_account" ON "assessment_tally_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "assessments_created" ON "assessments" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "assessments_resource" ON "assessments" USING btree ("account_id",lower(genetic_resource),"number");--> statement-breakpoint
CREATE INDEX "assessments_reference" ON "assessments" USING btree ("account_id",lower(internal_reference),"number");--> statement-breakpoint
CREATE INDEX "assessments_provider" ON "assessments" USING btree ("account_id","provider_country","number");--> statement-breakpoint
CREATE INDEX "assessments_progress" ON "assessments" USING btree ("account_id","progress","number");--> statement-breakpoint
CREATE INDEX "assessments_gravity" ON "assessments" USING btree ("account_id",array_position(array['GREEN', 'AMBER', 'RED'], result),"number");--> statement-breakpoint
CREATE INDEX "assessments_access" ON "assessments" USING btree ("account_id",coalesce(access_from, access_before),"number");--> statement-breakpoint
CREATE INDEX "assessments_states" ON "assessments" USING btree ("account_id","status","result","locked","visibility","number");--> statement-breakpoint
CREATE INDEX "assessments_deleted" ON "assessments" USING btree ("account_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "assessments_uses" ON "assessments" USING gin ("account_id","intended_use") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "assessments_words" ON "assessments" USING gin ("account_id","genetic_resource" gin_trgm_ops,"internal_reference" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- What an assessment is counted under: itself, and the values that lists offer as filters.
CREATE FUNCTION tally_values(country text, owner uuid, uses text[]) RETURNS TABLE (facet text, value text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '', ''
  UNION ALL SELECT 'providerCountry', country WHERE country IS NOT NULL
  UNION ALL SELECT 'owner', coalesce(owner::text, 'none')
  UNION ALL SELECT DISTINCT 'intendedUse', one FROM unnest(uses) AS one
$$;
--> statement-breakpoint
-- The change that one statement makes, however many rows it has: nothing where nothing that is counted changed.
CREATE FUNCTION tally_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO assessment_tally_changes
      SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, count(*)
      FROM added a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
      WHERE a.deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO assessment_tally_changes
      SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, -count(*)
      FROM removed a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
      WHERE a.deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSE
    INSERT INTO assessment_tally_changes
      SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, sum(a.sign)
      FROM (
        SELECT 1 AS sign, account_id, provider_country, owner_id, intended_use, status, result, locked, visibility
        FROM added WHERE deleted_at IS NULL
        UNION ALL
        SELECT -1, account_id, provider_country, owner_id, intended_use, status, result, locked, visibility
        FROM removed WHERE deleted_at IS NULL
      ) a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
      GROUP BY 1, 2, 3, 4, 5, 6, 7
      HAVING sum(a.sign) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER assessments_tally_insert AFTER INSERT ON assessments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_assessments();
--> statement-breakpoint
CREATE TRIGGER assessments_tally_update AFTER UPDATE ON assessments
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_assessments();
--> statement-breakpoint
CREATE TRIGGER assessments_tally_delete AFTER DELETE ON assessments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_assessments();
--> statement-breakpoint
INSERT INTO assessment_tallies
  SELECT scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, count(*)
  FROM assessments a, tally_values(a.provider_country, a.owner_id, a.intended_use) v, LATERAL (VALUES (a.account_id), ('*')) scope (id)
  WHERE a.deleted_at IS NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7;
