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

-- The head of an account's chain only moves on by one entry: deleted, truncated or set back it would hide that entries
-- are missing.
create or replace function refuse_head_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.account_id = OLD.account_id AND NEW.number = OLD.number + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_heads only moves on by one entry';
END;
$$;
create or replace trigger audit_heads_move_on BEFORE UPDATE OR DELETE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_head_change();
create or replace trigger audit_heads_stay BEFORE TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_head_change();
