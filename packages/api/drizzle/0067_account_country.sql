ALTER TABLE "accounts" ADD COLUMN "country" text;--> statement-breakpoint
CREATE TRIGGER accounts_country_access AFTER UPDATE OF country ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
