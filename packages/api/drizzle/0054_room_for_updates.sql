-- Nothing is rewritten: rows find the new limits as they are written.
ALTER TABLE "assessments" SET (fillfactor = 75);--> statement-breakpoint
ALTER INDEX "assessments_uses" SET (fastupdate = true, gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "assessments_words" SET (fastupdate = true, gin_pending_list_limit = 64);
