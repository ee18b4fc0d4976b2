CREATE TABLE "document_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
