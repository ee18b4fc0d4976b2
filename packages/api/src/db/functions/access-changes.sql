-- Notifies every process when a change of sessions, users, groups or accounts commits: their caches are invalid.
create or replace function tell_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changes', '');
  RETURN NULL;
END;
$$;
