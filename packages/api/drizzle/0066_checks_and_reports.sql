CREATE TABLE "law_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"address" text,
	"row_id" text,
	"document_id" text,
	"version" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_runs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failed" boolean DEFAULT false NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "law_reports" ADD CONSTRAINT "law_reports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "law_reports_open" ON "law_reports" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "law_reports_user" ON "law_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "operator_runs_last" ON "operator_runs" USING btree ("kind","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_runs_open" ON "operator_runs" USING btree ("kind") WHERE ended_at is null;