-- Tells every process of the portal, when a change commits, that what it knows of who may do what is out of date.
CREATE FUNCTION tell_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changes', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_access AFTER UPDATE OF ended_at OR DELETE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER users_access AFTER UPDATE OR DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER accounts_access AFTER UPDATE OF account_name, operator OR DELETE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER memberships_access AFTER INSERT OR UPDATE OR DELETE ON memberships
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER user_groups_access AFTER UPDATE OF main_user_group OR DELETE ON user_groups
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
