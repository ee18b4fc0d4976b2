-- Every user is a person, who stays when the user is erased, without the name.
create or replace function keep_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE people SET name = NULL WHERE person_id = OLD.user_id;
  ELSE
    INSERT INTO people (person_id, account_id, name)
    VALUES (NEW.user_id, NEW.account_id, trim(NEW.first_name || ' ' || NEW.last_name))
    ON CONFLICT (person_id) DO UPDATE SET account_id = excluded.account_id, name = excluded.name;
  END IF;
  RETURN NULL;
END;
$$;

create or replace trigger users_people AFTER INSERT OR DELETE OR UPDATE OF account_id, first_name, last_name ON users
  FOR EACH ROW EXECUTE FUNCTION keep_person();

-- Users whom an instance of the previous version made between the migration and this trigger.
INSERT INTO people (person_id, account_id, name)
SELECT user_id, account_id, trim(first_name || ' ' || last_name) FROM users
ON CONFLICT DO NOTHING;
