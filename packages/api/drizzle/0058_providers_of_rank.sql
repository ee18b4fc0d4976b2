ALTER TABLE "identity_providers" ADD COLUMN "accepts_unverified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "configured_by" uuid;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "configured_role" text DEFAULT 'ACC_ADMIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "needs_second_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_configured_by_users_user_id_fk" FOREIGN KEY ("configured_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;