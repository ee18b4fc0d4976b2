DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_invited_by" ON "users" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "users_validated_email" ON "users" USING btree (lower("email")) WHERE "users"."status" <> 'CREATED';--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));