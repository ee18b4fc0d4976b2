-- The audit log is append-only: the trigger refuses every update and delete.
create or replace function refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END;
$$;
