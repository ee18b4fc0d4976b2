CREATE TABLE "samples" (
	"account_id" text NOT NULL,
	"sample_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"assessment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"own_id" text NOT NULL,
	"collection_number" text,
	"description" text,
	"collected_on" text,
	"latitude" double precision,
	"longitude" double precision,
	"coordinates" text,
	"amount" text,
	"note" text,
	"place" jsonb,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "samples_account_id_sample_id_version_pk" PRIMARY KEY("account_id","sample_id","version")
);
--> statement-breakpoint
CREATE INDEX "samples_assessment" ON "samples" USING btree ("account_id","assessment_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "samples_own_id" ON "samples" USING btree ("account_id","assessment_id",lower(own_id)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "samples_sample" ON "samples" USING btree ("sample_id");--> statement-breakpoint
CREATE INDEX "samples_words" ON "samples" USING gin ("own_id" gin_trgm_ops,"collection_number" gin_trgm_ops) WHERE ended_at is null;