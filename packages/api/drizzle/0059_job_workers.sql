CREATE TABLE "job_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
