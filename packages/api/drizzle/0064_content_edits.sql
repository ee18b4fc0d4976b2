CREATE TABLE "content_comments" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"entry" text NOT NULL,
	"field" text,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_edits" (
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"edited_by" uuid NOT NULL,
	"operations" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_edits_content_id_version_revision_pk" PRIMARY KEY("content_id","version","revision")
);
--> statement-breakpoint
CREATE TABLE "content_hand_overs" (
	"hand_over_id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"sha256" text NOT NULL,
	"handed_by" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"remark" text
);
--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_content_id_version_content_versions_content_id_version_fk" FOREIGN KEY ("content_id","version") REFERENCES "public"."content_versions"("content_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_content_id_version_content_versions_content_id_version_fk" FOREIGN KEY ("content_id","version") REFERENCES "public"."content_versions"("content_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_hand_overs" ADD CONSTRAINT "content_hand_overs_content_id_version_content_versions_content_id_version_fk" FOREIGN KEY ("content_id","version") REFERENCES "public"."content_versions"("content_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comments_version" ON "content_comments" USING btree ("content_id","version","created_at");--> statement-breakpoint
CREATE INDEX "content_hand_overs_version" ON "content_hand_overs" USING btree ("content_id","version","created_at");--> statement-breakpoint
CREATE TRIGGER content_edits_append_only
  BEFORE UPDATE OR TRUNCATE ON content_edits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_review_change();
