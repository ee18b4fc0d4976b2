CREATE TABLE "content_links" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"counsel" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_day" date NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "content_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "content_comments" ALTER COLUMN "written_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_comments" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "content_comments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "procedures" text;--> statement-breakpoint
ALTER TABLE "content_links" ADD CONSTRAINT "content_links_content_id_version_content_versions_content_id_version_fk" FOREIGN KEY ("content_id","version") REFERENCES "public"."content_versions"("content_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_links_version" ON "content_links" USING btree ("content_id","version","created_at");