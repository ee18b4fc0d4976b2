-- The distance between two words: how many letters of one are wrong.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
