-- An open duty is not late before it exists: a day before the one on which the result made it a duty becomes that one.
UPDATE "duties"
  SET "due_day" = ("added_at" AT TIME ZONE 'UTC')::date, "due_from" = 'rule'
  WHERE "state" = 'open' AND "gone_at" IS NULL AND "round" = 1 AND "due_from" <> 'hand'
    AND "due_day" < ("added_at" AT TIME ZONE 'UTC')::date;
