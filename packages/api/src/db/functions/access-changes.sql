-- Notifies every process when a change of sessions, users, groups or accounts commits: their caches are invalid, of the
-- user whose row was changed, or where a trigger is for a whole statement, of everybody.
create or replace function tell_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM pg_notify('access_changes', NEW.user_id::text);
  ELSE
    PERFORM pg_notify('access_changes', '');
  END IF;
  RETURN NULL;
END;
$$;
