CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
DROP INDEX "assessments_owner";--> statement-breakpoint
CREATE INDEX "assessments_access_days" ON "assessments" USING gist ("account_id",(case when coalesce(access_from, access_before) is not null then daterange(access_from, access_before) end));--> statement-breakpoint
CREATE INDEX "assessments_owner" ON "assessments" USING btree ("account_id","owner_id","visibility");--> statement-breakpoint
-- Whoever owns an assessment tells its account: without this a filter by owner seems to leave next to nothing.
CREATE STATISTICS "assessments_owner_account" (dependencies) ON "account_id", "owner_id" FROM "assessments";--> statement-breakpoint
ANALYZE "assessments";
