-- The text search configuration for an ISO 639-1 code; without stemming where PostgreSQL has no dictionary for it.
create or replace function portal_text_config(language text) RETURNS regconfig LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT oid::regconfig FROM pg_ts_config WHERE cfgname = 'portal_' || CASE language
    WHEN 'ar' THEN 'arabic' WHEN 'ca' THEN 'catalan' WHEN 'da' THEN 'danish' WHEN 'de' THEN 'german' WHEN 'el' THEN 'greek'
    WHEN 'en' THEN 'english' WHEN 'es' THEN 'spanish' WHEN 'et' THEN 'estonian' WHEN 'eu' THEN 'basque' WHEN 'fi' THEN 'finnish'
    WHEN 'fr' THEN 'french' WHEN 'ga' THEN 'irish' WHEN 'hi' THEN 'hindi' WHEN 'hu' THEN 'hungarian' WHEN 'hy' THEN 'armenian'
    WHEN 'id' THEN 'indonesian' WHEN 'it' THEN 'italian' WHEN 'lt' THEN 'lithuanian' WHEN 'ne' THEN 'nepali' WHEN 'nl' THEN 'dutch'
    WHEN 'no' THEN 'norwegian' WHEN 'pt' THEN 'portuguese' WHEN 'ro' THEN 'romanian' WHEN 'ru' THEN 'russian' WHEN 'sr' THEN 'serbian'
    WHEN 'sv' THEN 'swedish' WHEN 'ta' THEN 'tamil' WHEN 'tr' THEN 'turkish' END LIMIT 1), 'portal_simple'::regconfig)
$$;

-- Whether a text has letters of scripts without spaces between words, or Korean: Thai, Lao, Myanmar, Hangul, Khmer, kana, Han.
create or replace function is_unspaced(written text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT written ~ '[\u0E00-\u0EFF\u1000-\u11FF\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\U00020000-\U0003FFFF]'
$$;

-- Bigrams: each two adjacent letters of such scripts become a word, so that any substring can be found: 'abc' as 'ab bc'.
create or replace function in_pairs(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF NOT is_unspaced(written) THEN RETURN written; END IF;
  RETURN (
    SELECT string_agg(CASE
      WHEN NOT unspaced THEN letter
      WHEN next_unspaced THEN ' ' || letter || next || ' '
      WHEN last_unspaced THEN ' '
      ELSE ' ' || letter || ' '
    END, '' ORDER BY place)
    FROM (
      SELECT place, letter, lead(letter) OVER placed AS next, unspaced,
        lead(unspaced) OVER placed AS next_unspaced, lag(unspaced) OVER placed AS last_unspaced
      FROM regexp_split_to_table(written, '') WITH ORDINALITY AS letters(letter, place), is_unspaced(letter) AS unspaced
      WINDOW placed AS (ORDER BY place)
    ) AS read
  );
END $$;

-- Splits hyphenated words: 'benefit-sharing' is indexed as 'benefit sharing'. The replacement character occurs in no text, so
-- that the hyphen can be restored for display.
create or replace function part_hyphens(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(written, '(?<=[[:alpha:]])-(?=[[:alnum:]])', E'\x1f', 'g')
$$;

-- Tokenises a text: hyphenated words split, unspaced scripts as bigrams.
create or replace function words_apart(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT in_pairs(part_hyphens(written))
$$;

-- The search vector of a text.
create or replace function words_of(configuration regconfig, written text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT to_tsvector(configuration, words_apart(written))
$$;

-- Each letter of an unspaced script by itself, for queries of one letter.
create or replace function unspaced_letters(written text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF NOT is_unspaced(written) THEN RETURN ''; END IF;
  RETURN array_to_tsvector(ARRAY(SELECT DISTINCT letter FROM regexp_split_to_table(written, '') AS letter WHERE is_unspaced(letter)));
END $$;

-- Adjacent words as one of 65,536 hashes: a phrase query reads only documents that have all of its pairs.
create or replace function word_pairs(words tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  WITH placed AS (SELECT lexeme, unnest(positions) AS place FROM unnest(words))
  SELECT coalesce(array_agg(DISTINCT '+' || left(md5(a.lexeme || ' ' || b.lexeme), 4)), '{}')
  FROM placed AS a JOIN placed AS b ON b.place = a.place + 1
$$;

-- The short names of a document, which are searched like its titles.
create or replace function short_names_of(document jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(name, ' '), '') FROM jsonb_array_elements_text(coalesce(document -> 'shortNames', '[]')) AS name
$$;

-- A name normalised for comparison: lower case, without accents, punctuation and repeated spaces.
create or replace function plain_name(name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(trim(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g')), 200)
$$;

-- A citation with bracketed letters joined to their number: '8(j)' as '8j'.
create or replace function joined_letters(citation text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(lower(citation), '(\d)\(([a-z])\)', '\1\2', 'g')
$$;

-- The article numbers of a citation, ranges expanded: 'Arts 11-13' as 11, 12 and 13, '8(j)' as 8 and 8j.
create or replace function named_articles(citation text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (
  WITH cleaned(numbered) AS (
    SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(way,
      '\([^()]*\)', '', 'g'),
      '[[:alnum:]]+(/\d+)+|\mpara(graph)?s?\M\.?\s*\d+', ' ', 'g'),
      '(?<!\d)0+(?=\d)', '', 'g'),
      '(\d)\s*-?\s*(bis|ter|quater)\M', '\1\2', 'g'),
      '(\d)-([a-z]{1,2})(?![a-z0-9])', '\1\2', 'g'),
      '(\d{2,}(?=-\d(?!\.?[a-z0-9]))|\d{3,}(?=-\d{2}(?!\.?[a-z0-9]))|\d{4,}(?=-\d{3}(?!\.?[a-z0-9])))-', '\1~', 'g')
    FROM (SELECT lower(citation) UNION SELECT joined_letters(citation)) AS ways(way)
  ), pairs AS (
    SELECT pair FROM cleaned, regexp_matches(numbered,
      '(?<!\d)(\d{1,6}(?:bis|ter|quater|[a-z]{1,2})?(?:[.~]\d{1,6}[a-z]{0,2})*(?![a-z0-9]))(?:\s*(?:-|–|—|\mto\M)\s*(\d{1,6}(?:bis|ter|quater|[a-z]{1,2})?(?:[.~]\d{1,6}[a-z]{0,2})*(?![a-z0-9])))?', 'g') AS pair
  ), ends AS (
    SELECT regexp_match(pair[1], '^(.*[.~])?(\d+)([a-z]*)$') AS a, regexp_match(coalesce(pair[2], pair[1]), '^(.*[.~])?(\d+)([a-z]*)$') AS z
    FROM pairs
  )
  SELECT coalesce(array_agg(DISTINCT replace(number, '~', '-')), '{}') FROM (
    SELECT concat(a[1], a[2], a[3]) FROM ends
    UNION ALL
    SELECT concat(z[1], z[2], z[3]) FROM ends
    UNION ALL
    SELECT concat(a[1], n) FROM ends, generate_series(a[2]::int + 1, least(z[2]::int, a[2]::int + 200)) AS n
    WHERE a[1] IS NOT DISTINCT FROM z[1]
    UNION ALL
    SELECT concat(a[1], a[2], chr(n)) FROM ends, generate_series(ascii(a[3]), ascii(z[3])) AS n
    WHERE a[1] IS NOT DISTINCT FROM z[1] AND a[2] = z[2] AND length(a[3]) = 1 AND length(z[3]) = 1
  ) AS numbers(number));
END $$;

-- The article numbers a citation is found by: section 2.3.1 is found by 2.3 and by 2 as well.
create or replace function article_numbers(article text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  named text[] := named_articles(article);
BEGIN
  IF array_to_string(named, ' ') NOT LIKE '%.%' THEN RETURN named; END IF;
  RETURN ARRAY(
    SELECT DISTINCT array_to_string(parts[:depth], '.') FROM unnest(named) AS number,
      string_to_array(number, '.') AS parts, generate_series(1, cardinality(parts)) AS depth
  );
END $$;

-- The article numbers a citation names individually, not within a range: of 'Arts 11-13, 8-A(2), 8(j)' 8a, 8 and 8j.
create or replace function exact_articles(citation text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  all_named text[] := named_articles(citation);
BEGIN
  IF cardinality(all_named) < 2 THEN RETURN all_named; END IF;
  RETURN (SELECT coalesce(array_agg(DISTINCT named[1]), '{}')
  FROM (SELECT lower(citation) UNION SELECT joined_letters(citation)) AS ways(way),
    regexp_split_to_table(regexp_replace(way, '\([^()]*\)', '', 'g'), '[,;&/]|\m(and|y|e|et|und)\M') AS part, named_articles(part) AS named
  WHERE cardinality(named) = 1);
END $$;

-- The articles of a document: its key articles and those cited by rules.
create or replace function articles_of(document jsonb, cited text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_array_elements(document -> 'keyArticles') ->> 'article' UNION SELECT unnest(cited)
$$;

-- The exact-match terms of a document beside its words: article numbers and normalised names.
create or replace function document_marks(document jsonb, cited text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH names(name) AS (
    SELECT unnest(ARRAY[document ->> 'titleEnglish', document ->> 'titleOriginal'])
    UNION SELECT jsonb_array_elements_text(coalesce(document -> 'shortNames', '[]'))
  )
  SELECT array_agg(mark) FROM (
    SELECT '§' || unnest(article_numbers(article)) FROM articles_of(document, cited) AS article
    UNION SELECT '§=' || unnest(exact_articles(article)) FROM articles_of(document, cited) AS article
    UNION SELECT '=' || plain_name(name) FROM names
  ) AS marks(mark)
$$;

-- Replaces the search index of a country's documents; a null country stands for the treaty level. Articles with a letter are
-- indexed as words, too. OFFSET 0 keeps the planner from computing the words once per use.
create or replace function index_legal_documents(of_country text, source jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('legal_documents', 0));
  DELETE FROM legal_documents WHERE country_id = of_country OR (of_country IS NULL AND country_id IS NULL);
  INSERT INTO legal_documents (document_id, country_id, country, kind, languages, adopted, in_force, repealed, year,
    cited_articles, titles)
  SELECT
    d ->> 'id', of_country, source ->> 'name', d ->> 'kind',
    ARRAY(SELECT jsonb_array_elements_text(d -> 'language')),
    (d ->> 'adopted')::date, (d ->> 'inForce')::date, (d ->> 'repealed')::date,
    extract(year FROM coalesce((d ->> 'adopted')::date, (d ->> 'inForce')::date))::int,
    ARRAY(
      SELECT DISTINCT basis ->> 'article' FROM jsonb_path_query(source, '$.matrices[*].rows[*].then.basis[*]') AS basis
      WHERE basis ->> 'document' = d ->> 'id' AND basis ? 'article' ORDER BY 1
    ),
    lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal', short_names_of(d))))
  FROM jsonb_array_elements(source -> 'documents') AS d;
  INSERT INTO legal_document_texts (number, words, marks, document)
  SELECT number, words, ts_filter(words, '{a}') || array_to_tsvector(document_marks(d, cited_articles) || word_pairs(words)), d
  FROM jsonb_array_elements(source -> 'documents') AS d JOIN legal_documents ON document_id = d ->> 'id',
    LATERAL (SELECT setweight(words_of('portal_english', d ->> 'titleEnglish'), 'A')
      || setweight(words_of(portal_text_config(d -> 'language' ->> 0), d ->> 'titleOriginal'), 'A')
      || setweight(words_of('portal_english', short_names_of(d)), 'A')
      || setweight(words_of('portal_english', concat_ws(' ', source ->> 'name', d ->> 'summary')), 'B')
      || setweight(words_of('portal_english', concat_ws(' ', d ->> 'kind',
        (SELECT string_agg(key_article ->> 'topic', ' ') FROM jsonb_array_elements(d -> 'keyArticles') AS key_article))), 'C')
      || unspaced_letters(d ->> 'titleOriginal')
      || array_to_tsvector(ARRAY(
        SELECT DISTINCT number FROM articles_of(d, cited_articles) AS article, unnest(named_articles(article)) AS number
        WHERE number ~ '^\d+[a-z]$'
      )) AS words OFFSET 0) AS read;
  INSERT INTO legal_document_vocabulary
  SELECT DISTINCT word FROM jsonb_array_elements(source -> 'documents') AS d,
    unnest(tsvector_to_array(to_tsvector('portal_simple', part_hyphens(lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal', short_names_of(d)))))))) AS word
  WHERE length(word) >= 3
  ON CONFLICT DO NOTHING;
END $$;

-- Trigger on active_content: a version and its search index become active in one transaction.
create or replace function index_active_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written jsonb := (SELECT source::jsonb FROM content_versions WHERE content_id = NEW.content_id AND version = NEW.version);
BEGIN
  IF written IS NOT NULL THEN PERFORM index_legal_documents(NEW.content_id, written); END IF;
  RETURN NULL;
END $$;

-- Reindexes the active versions whenever this file changes; the treaty level is indexed at every start.
update active_content set version = version;
