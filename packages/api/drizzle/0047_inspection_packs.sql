CREATE TABLE "inspection_packs" (
	"pack_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	"sha256" text NOT NULL,
	"manifest_sha256" text NOT NULL,
	"for_whom" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"cases" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "inspection_packs_code" ON "inspection_packs" USING btree ("code");--> statement-breakpoint
CREATE INDEX "inspection_packs_account" ON "inspection_packs" USING btree ("account_id");