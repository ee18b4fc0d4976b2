-- The audit log is append-only: the trigger refuses every update and delete, but for the pseudonyms of erased persons.
-- What those leave is attested by an entry of the chain: any other change is found by its hash.
create or replace function refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('portal.redaction', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only';
END;
$$;
