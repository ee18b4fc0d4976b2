-- The history of an assessment also gets the changes that an instance of the previous version makes during an upgrade:
-- it writes only the entry of the audit log. A later release, which no longer runs beside that version, removes this.
create or replace function complete_assessment_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written jsonb := NEW.subject::jsonb;
BEGIN
  INSERT INTO assessment_changes (account_id, number, assessment_id, action, changed_by, at, details)
  SELECT NEW.account_id, NEW.number, (written ->> 'assessmentId')::uuid, NEW.action, NEW.actor_id, NEW.at,
    CASE WHEN NEW.action = 'ASSESSMENT_DETAILS' THEN jsonb_build_object(
      'changed', coalesce(written -> 'changed', '{}'), 'before', coalesce(written -> 'before', '{}')) END
  WHERE written ? 'assessmentId'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;

-- Deferred to the end of the transaction, when this version has written its row.
drop trigger if exists audit_entries_history on audit_entries;
create constraint trigger audit_entries_history AFTER INSERT ON audit_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.action IN ('ASSESSMENT_DETAILS', 'ASSESSMENT_DELETE', 'ASSESSMENT_RESTORE'))
  EXECUTE FUNCTION complete_assessment_history();
