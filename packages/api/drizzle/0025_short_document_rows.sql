ALTER TABLE "legal_document_texts" ADD COLUMN "blanks" text DEFAULT repeat(' ', 2048) NOT NULL;--> statement-breakpoint
-- Written anew, so that those who are there have them too; what stands above the countries is written at each start.
DELETE FROM "legal_documents";--> statement-breakpoint
UPDATE "active_content" SET "version" = "version";
