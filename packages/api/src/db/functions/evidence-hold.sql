-- Evidence and the record of inspection packs are held for 20 years, as EU 511/2014, Art. 4(6) asks of users.
create or replace function refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(to_jsonb(OLD) ->> 'added_at', to_jsonb(OLD) ->> 'made_at', to_jsonb(OLD) ->> 'at')::timestamptz
    > now() - interval '20 years' THEN
    RAISE EXCEPTION '% is held for 20 years', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END;
$$;

-- A backup of an older version has not all of the tables when its rows are read.
DO $$
DECLARE held text;
BEGIN
  FOREACH held IN ARRAY ARRAY['evidence', 'evidence_files', 'evidence_changes', 'inspection_packs'] LOOP
    IF to_regclass(held) IS NOT NULL THEN
      EXECUTE format('create or replace trigger %I before delete on %I for each row execute function refuse_early_deletion()',
        held || '_held', held);
    END IF;
  END LOOP;
END;
$$;
