CREATE TABLE "import_mappings" (
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_mappings_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_owner" ON "import_rows" USING btree ("owner_id");