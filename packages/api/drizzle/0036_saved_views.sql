CREATE TABLE "assessment_views" (
	"account_id" text NOT NULL,
	"view_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_views_account_id_view_id_pk" PRIMARY KEY("account_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_views" ADD CONSTRAINT "assessment_views_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_views_owner" ON "assessment_views" USING btree ("owner_id");