CREATE OR REPLACE TRIGGER users_access AFTER UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER users_deleted_access AFTER DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sessions_access AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER sessions_deleted_access AFTER DELETE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
