DROP INDEX "assessment_locks_closed";--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_locks_closed" ON "assessment_locks" USING btree ("account_id","assessment_id","ref","type") WHERE closed;