CREATE TABLE "assessment_decisions" (
	"account_id" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_decisions_account_id_decision_id_pk" PRIMARY KEY("account_id","decision_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_locks" (
	"account_id" text NOT NULL,
	"lock_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"origin" text NOT NULL,
	"closed" boolean NOT NULL,
	"locked_at" timestamp (3) with time zone NOT NULL,
	"locked_by" text NOT NULL,
	"unlocked_at" timestamp (3) with time zone,
	"unlocked_by" text,
	"comment" text,
	CONSTRAINT "assessment_locks_account_id_lock_id_pk" PRIMARY KEY("account_id","lock_id")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"account_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"progress" integer NOT NULL,
	"visibility" text DEFAULT 'ACCOUNT' NOT NULL,
	"internal_reference" text,
	"answers" jsonb NOT NULL,
	"genetic_resource" text,
	"provider_country" text,
	"decision_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessments_account_id_assessment_id_pk" PRIMARY KEY("account_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"account_name" text NOT NULL,
	"account_type" text NOT NULL,
	"operator" boolean DEFAULT false NOT NULL,
	"last_assessment_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_id" text NOT NULL,
	"user_group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "memberships_account_id_user_group_id_user_id_pk" PRIMARY KEY("account_id","user_group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"account_id" text NOT NULL,
	"user_group_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"main_user_group" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "user_groups_account_id_user_group_id_pk" PRIMARY KEY("account_id","user_group_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_change_required" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"account_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_account_id_number_pk" PRIMARY KEY("account_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" text NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_content_id_version_pk" PRIMARY KEY("content_id","version")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"account_id" text NOT NULL,
	"event_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"label" text NOT NULL,
	"assessment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"account_id" text NOT NULL,
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"assessment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_account_id_notification_id_pk" PRIMARY KEY("account_id","notification_id")
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_decisions_assessment" ON "assessment_decisions" USING btree ("account_id","assessment_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_locks_closed" ON "assessment_locks" USING btree ("account_id","assessment_id","ref") WHERE closed;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_number" ON "assessments" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_id" ON "assessments" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "assessments_updated" ON "assessments" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "assessments_owner" ON "assessments" USING btree ("account_id","owner_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "users_account" ON "users" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_active" ON "content_versions" USING btree ("content_id") WHERE active;--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("account_id","user_id","created_at");