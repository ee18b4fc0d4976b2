-- A text whose words with a hyphen are read as the words that they have: 'benefit-sharing' as it is without one. The sign in the
-- place of the hyphen is in no text, so that it can be shown again.
CREATE FUNCTION "part_hyphens"(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(written, '(?<=[[:alpha:]])-(?=[[:alnum:]])', E'\x1f', 'g')
$$;--> statement-breakpoint
-- A text as its words are read.
CREATE FUNCTION "words_apart"(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT in_pairs(part_hyphens(written))
$$;--> statement-breakpoint
CREATE FUNCTION "words_of"(configuration regconfig, written text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT to_tsvector(configuration, words_apart(written))
$$;--> statement-breakpoint
-- A citation with the letters in brackets as a part of the number before them: '8(j)' as '8j'.
CREATE FUNCTION "joined_letters"(citation text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(lower(citation), '(\d)\(([a-z])\)', '\1\2', 'g')
$$;--> statement-breakpoint
-- As before, and of '8(j)' both 8 and 8j.
CREATE OR REPLACE FUNCTION "named_articles"(citation text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
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
END $$;--> statement-breakpoint
-- The numbers that a citation names by themselves: of 'Arts 11-13, 8-A(2), 8(j)' only 8a, 8 and 8j.
CREATE OR REPLACE FUNCTION "exact_articles"(citation text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	all_named text[] := named_articles(citation);
BEGIN
	IF cardinality(all_named) < 2 THEN RETURN all_named; END IF;
	RETURN (SELECT coalesce(array_agg(DISTINCT named[1]), '{}')
	FROM (SELECT lower(citation) UNION SELECT joined_letters(citation)) AS ways(way),
		regexp_split_to_table(regexp_replace(way, '\([^()]*\)', '', 'g'), '[,;&/]|\m(and|y|e|et|und)\M') AS part, named_articles(part) AS named
	WHERE cardinality(named) = 1);
END $$;--> statement-breakpoint
-- What is cited of a document: its key articles, and what rules cite.
CREATE FUNCTION "articles_of"(document jsonb, cited text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_array_elements(document -> 'keyArticles') ->> 'article' UNION SELECT unnest(cited)
$$;--> statement-breakpoint
-- What a document is found by besides its words.
CREATE OR REPLACE FUNCTION "document_marks"(document jsonb, cited text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
	WITH names(name) AS (
		SELECT unnest(ARRAY[document ->> 'titleEnglish', document ->> 'titleOriginal'])
		UNION SELECT jsonb_array_elements_text(coalesce(document -> 'shortNames', '[]'))
	)
	SELECT array_agg(mark) FROM (
		SELECT '§' || unnest(article_numbers(article)) FROM articles_of(document, cited) AS article
		UNION SELECT '§=' || unnest(exact_articles(article)) FROM articles_of(document, cited) AS article
		UNION SELECT '=' || plain_name(name) FROM names
	) AS marks(mark)
$$;--> statement-breakpoint
-- As before, with hyphens between words, and with the numbers of articles that have a letter as words: '8j' says what it is.
-- OFFSET 0: the words are worked out once, and not wherever they are used.
CREATE OR REPLACE FUNCTION "index_legal_documents"(of_country text, source jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
-- Written anew below, with the words that are known of them; what stands above the countries is written at each start.
DELETE FROM "legal_documents";--> statement-breakpoint
DELETE FROM "legal_document_vocabulary";--> statement-breakpoint
UPDATE "active_content" SET "version" = "version";
