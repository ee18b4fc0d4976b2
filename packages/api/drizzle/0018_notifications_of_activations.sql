DROP INDEX "notifications_user";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "activation_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_activation" ON "notifications" USING btree ("account_id","user_id","activation_id","about") WHERE activation_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("account_id","user_id","created_at","notification_id");