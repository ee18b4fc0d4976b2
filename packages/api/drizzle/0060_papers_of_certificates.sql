ALTER TABLE "evidence" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "mark" text;