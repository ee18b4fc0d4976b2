-- Until 0069, columns and messages held the names of people. Instances of that version, which may still run, read and
-- write them: a name that is written gets the id of its person, and an id the name. A later release, which no longer
-- runs beside that version, removes this file, the columns of names and the names in messages.
create or replace function columns_of_names() RETURNS TABLE (of_table text, name_column text, id_column text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('assessment_locks', 'locked_by', 'locked_by_id'),
    ('assessment_locks', 'unlocked_by', 'unlocked_by_id'),
    ('assessment_comments', 'author', 'author_id'),
    ('duties', 'settled_by', 'settled_by_id'),
    ('duty_changes', 'changed_by', 'changed_by_id'),
    ('evidence', 'added_by', 'added_by_id'),
    ('evidence', 'checked_by', 'checked_by_id'),
    ('evidence', 'withdrawn_by', 'withdrawn_by_id'),
    ('evidence_files', 'added_by', 'added_by_id'),
    ('evidence_uses', 'added_by', 'added_by_id'),
    ('evidence_changes', 'changed_by', 'changed_by_id'),
    ('samples', 'saved_by', 'saved_by_id'),
    ('samples', 'ended_by', 'ended_by_id'),
    ('transfers', 'saved_by', 'saved_by_id'),
    ('received_sheets', 'received_by', 'received_by_id'),
    ('inspection_packs', 'made_by', 'made_by_id'),
    ('assessment_letters', 'saved_by', 'saved_by_id'),
    ('letter_changes', 'changed_by', 'changed_by_id'),
    ('content_versions', 'editor', 'edited_by'),
    ('content_versions', 'activator', 'activator_id'),
    ('activations', 'actor', 'actor_id')
$$;

create or replace function name_of_person(id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(name, 'deleted user ' || left(person_id::text, 8)) FROM people WHERE person_id = id
$$;

-- The user of the account with this name if there is exactly one, the portal, or else a person with nothing but the name.
create or replace function person_named(of_account text, written text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  used uuid[];
  unused uuid[];
  made uuid;
BEGIN
  SELECT array_agg(p.person_id) FILTER (WHERE u.user_id IS NOT NULL),
    array_agg(p.person_id) FILTER (WHERE u.user_id IS NULL)
  INTO used, unused
  FROM people p LEFT JOIN users u ON u.user_id = p.person_id
  WHERE p.name = written AND p.account_id = of_account;
  IF cardinality(used) = 1 THEN RETURN used[1]; END IF;
  IF unused IS NOT NULL THEN RETURN unused[1]; END IF;
  SELECT person_id INTO made FROM people WHERE name = written AND account_id IS NULL;
  IF made IS NULL THEN
    INSERT INTO people (person_id, account_id, name) VALUES (gen_random_uuid(), of_account, written)
    RETURNING person_id INTO made;
  END IF;
  RETURN made;
END;
$$;

-- The account of a row; the law belongs to the operator.
create or replace function account_of_names(row_account text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN row_account IS NULL OR row_account = '*'
    THEN (SELECT account_id FROM accounts WHERE operator ORDER BY account_id LIMIT 1) ELSE row_account END
$$;

create or replace function keep_name_beside_id() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  read_pair text := format('SELECT ($1).%I, ($1).%I', TG_ARGV[0], TG_ARGV[1]);
  name text;
  id uuid;
  name_before text;
  id_before uuid;
  row_account text;
BEGIN
  EXECUTE read_pair INTO name, id USING NEW;
  IF TG_OP = 'UPDATE' THEN
    EXECUTE read_pair INTO name_before, id_before USING OLD;
  END IF;
  IF id IS DISTINCT FROM id_before THEN
    name := name_of_person(id);
  ELSIF name IS NULL THEN
    id := NULL;
  ELSIF id IS NULL OR name IS DISTINCT FROM name_before AND name IS DISTINCT FROM name_of_person(id) THEN
    IF TG_TABLE_NAME NOT IN ('content_versions', 'activations') THEN
      row_account := NEW.account_id;
    END IF;
    id := person_named(account_of_names(row_account), name);
  END IF;
  RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], name, TG_ARGV[1], id));
END;
$$;

-- The names in a message by their paths in its parameters: by, author, name, changes,2,before.
create or replace function names_in_message(message jsonb) RETURNS TABLE (path text, name text) LANGUAGE sql IMMUTABLE AS $$
  SELECT path, name FROM (
    SELECT key AS path, message #>> ARRAY['params', key] AS name
    FROM unnest(CASE WHEN message ->> 'code' LIKE 'user%' OR message ->> 'code' IN ('recoveryAsked', 'invitationDeclined')
      THEN '{name}'::text[] ELSE '{by,author}' END) key
    UNION ALL
    SELECT concat_ws(',', 'changes', index - 1, side), change ->> side
    FROM jsonb_array_elements(message #> '{params,changes}') WITH ORDINALITY AS changes (change, index),
      unnest('{before,after}'::text[]) side
    WHERE change ->> 'field' = 'owner'
  ) AS names WHERE name IS NOT NULL
$$;

create or replace function keep_names_in_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found jsonb := NEW.message -> 'people';
  path text;
  id uuid;
BEGIN
  IF found IS NULL THEN
    SELECT jsonb_object_agg(names.path, person_named(account_of_names(NEW.account_id), names.name)) INTO found
    FROM names_in_message(NEW.message) AS names;
    IF found IS NOT NULL THEN
      NEW.message := NEW.message || jsonb_build_object('people', found);
    END IF;
    RETURN NEW;
  END IF;
  FOR path, id IN SELECT key, value FROM jsonb_each_text(found) LOOP
    NEW.message := jsonb_set(NEW.message, ('{params,' || path || '}')::text[], to_jsonb(name_of_person(id)));
  END LOOP;
  RETURN NEW;
END;
$$;

-- The owners in a change of a duty.
create or replace function keep_ids_of_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changes := jsonb_set(NEW.changes, '{ownerId}', (
    SELECT jsonb_object_agg(key, CASE WHEN value IS NULL OR EXISTS (SELECT FROM people WHERE person_id::text = value)
      THEN value ELSE person_named(NEW.account_id, value)::text END)
    FROM jsonb_each_text(NEW.changes -> 'ownerId')));
  RETURN NEW;
END;
$$;

create or replace trigger duty_changes_owners BEFORE INSERT OR UPDATE OF changes ON duty_changes
  FOR EACH ROW WHEN (NEW.changes ? 'ownerId') EXECUTE FUNCTION keep_ids_of_owners();

-- Takes an erased person's name out of the columns and messages above.
create or replace function erase_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at record;
BEGIN
  FOR at IN SELECT * FROM columns_of_names() LOOP
    EXECUTE format('UPDATE %I SET %I = $2 WHERE %I = $1', at.of_table, at.name_column, at.id_column)
    USING NEW.person_id, name_of_person(NEW.person_id);
  END LOOP;
  UPDATE events SET message = message WHERE position(NEW.person_id::text IN message ->> 'people') > 0;
  UPDATE notifications SET message = message WHERE position(NEW.person_id::text IN message ->> 'people') > 0;
  RETURN NULL;
END;
$$;

create or replace trigger people_names AFTER UPDATE OF name ON people
  FOR EACH ROW WHEN (NEW.name IS NULL) EXECUTE FUNCTION erase_names();

-- The rows from before get their ids, each name of an account once. Each table is locked before its rows are read, so
-- that no row of the previous version is written between this and the trigger.
CREATE TEMPORARY TABLE written_names (account_id text, name text, person_id uuid, PRIMARY KEY (account_id, name))
ON COMMIT DROP;
DO $$
DECLARE
  at record;
  account text;
  operator text := account_of_names(NULL);
BEGIN
  FOR at IN SELECT * FROM columns_of_names() LOOP
    account := CASE WHEN at.of_table IN ('content_versions', 'activations') THEN quote_nullable(operator) ELSE 'r.account_id' END;
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', at.of_table);
    EXECUTE format('INSERT INTO written_names SELECT DISTINCT %s, r.%I FROM %I r
      WHERE r.%4$I IS NULL AND r.%2$I IS NOT NULL ON CONFLICT DO NOTHING', account, at.name_column, at.of_table, at.id_column);
    UPDATE written_names SET person_id = person_named(account_id, name) WHERE person_id IS NULL;
    ANALYZE written_names;
    EXECUTE format('UPDATE %I r SET %I = w.person_id FROM written_names w
      WHERE r.%2$I IS NULL AND w.name = r.%I AND w.account_id = %s',
      at.of_table, at.id_column, at.name_column, account);
    EXECUTE format('create or replace trigger %I BEFORE INSERT OR UPDATE OF %I, %I ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_name_beside_id(%L, %L)',
      at.of_table || '_' || at.id_column || '_name', at.name_column, at.id_column, at.of_table, at.name_column, at.id_column);
  END LOOP;
  FOR at IN SELECT unnest('{events,notifications}'::text[]) AS of_table LOOP
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', at.of_table);
    EXECUTE format($names$INSERT INTO written_names
      SELECT DISTINCT CASE m.account_id WHEN '*' THEN %L ELSE m.account_id END, names.name FROM %I m, names_in_message(m.message) AS names
      WHERE NOT m.message ? 'people' ON CONFLICT DO NOTHING$names$, operator, at.of_table);
    UPDATE written_names SET person_id = person_named(account_id, name) WHERE person_id IS NULL;
    ANALYZE written_names;
    EXECUTE format($people$UPDATE %I r SET message = r.message || jsonb_build_object('people', found.people)
      FROM (SELECT m.ctid, jsonb_object_agg(names.path, w.person_id) AS people
        FROM %1$I m, names_in_message(m.message) AS names
        JOIN written_names w USING (name)
        WHERE NOT m.message ? 'people' AND w.account_id = CASE m.account_id WHEN '*' THEN %2$L ELSE m.account_id END
        GROUP BY m.ctid) found
      WHERE r.ctid = found.ctid$people$, at.of_table, operator);
    EXECUTE format('create or replace trigger %I BEFORE INSERT OR UPDATE OF message ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_names_in_message()', at.of_table || '_names', at.of_table);
  END LOOP;
END;
$$;
UPDATE duty_changes SET changes = changes WHERE changes ? 'ownerId';
