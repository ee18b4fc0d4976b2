CREATE TABLE "content_reviews" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"reviewed_by" uuid NOT NULL,
	"reviewer" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_decisions" ADD COLUMN "overdue_since" date;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "overdue_since" date;--> statement-breakpoint
CREATE INDEX "content_reviews_version" ON "content_reviews" USING btree ("content_id","version","created_at");--> statement-breakpoint
CREATE FUNCTION refuse_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'content_reviews is append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER content_reviews_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON content_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_review_change();
