ALTER TABLE "assessment_reports" ALTER COLUMN "decision_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_reports" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_reports_state" ON "assessment_reports" USING btree ("account_id","assessment_id","format","state");