CREATE TABLE "content_choices" (
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"upstream" integer NOT NULL,
	"entry" text NOT NULL,
	"field" text NOT NULL,
	"side" text NOT NULL,
	"chosen_by" uuid NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_choices_content_id_version_upstream_entry_field_pk" PRIMARY KEY("content_id","version","upstream","entry","field")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "cases" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "cases_sha256" text;--> statement-breakpoint
ALTER TABLE "content_choices" ADD CONSTRAINT "content_choices_content_id_version_content_versions_content_id_version_fk" FOREIGN KEY ("content_id","version") REFERENCES "public"."content_versions"("content_id","version") ON DELETE cascade ON UPDATE no action;