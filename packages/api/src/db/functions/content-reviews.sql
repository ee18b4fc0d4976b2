-- Append-only tables of the law: their triggers refuse every change of a row.
create or replace function refuse_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
