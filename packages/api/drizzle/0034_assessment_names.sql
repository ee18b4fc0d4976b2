DROP INDEX "assessments_words";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "assessments_words" ON "assessments" USING gin ("account_id","genetic_resource" gin_trgm_ops,"internal_reference" gin_trgm_ops,"name" gin_trgm_ops) WITH (fastupdate=false);