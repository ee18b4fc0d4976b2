CREATE TABLE "received_sheets" (
	"account_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"sheet" text NOT NULL,
	"signer" text NOT NULL,
	"received_by" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "received_sheets_account_id_assessment_id_pk" PRIMARY KEY("account_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"account_id" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"assessment_id" uuid NOT NULL,
	"code" text NOT NULL,
	"recipient" text NOT NULL,
	"contact" text,
	"country" text NOT NULL,
	"transferred_on" date NOT NULL,
	"sample_ids" jsonb NOT NULL,
	"amount" text,
	"use" text,
	"terms" text,
	"link" text,
	"obligations" text,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"reason" text,
	"sheet" text NOT NULL,
	"sha256" text NOT NULL,
	"pdf_sha256" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "transfers_account_id_transfer_id_version_pk" PRIMARY KEY("account_id","transfer_id","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_code" ON "transfers" USING btree ("code","version");--> statement-breakpoint
CREATE INDEX "transfers_assessment" ON "transfers" USING btree ("account_id","assessment_id");--> statement-breakpoint
CREATE INDEX "transfers_transfer" ON "transfers" USING btree ("transfer_id") WHERE ended_at is null;