-- Reviews are append-only: the trigger refuses every update and delete.
create or replace function refuse_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'content_reviews is append-only';
END;
$$;
