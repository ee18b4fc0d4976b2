ALTER TABLE "legal_documents" ADD COLUMN "cited_articles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The numbers that a citation names: 'Arts 11-13, 8-A(2), 2.3 to 2.5, L. 412-9, 87 BIS' names 11, 12, 13, 8a, 2.3, 2.4, 2.5,
-- 412-9 and 87bis. What stands in brackets or after 'paragraph' is a part of an article, and 2015/1866 a document. Of two
-- numbers with a dash, the first larger, both are one number: so French codes count.
CREATE FUNCTION "named_articles"(citation text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	RETURN (
	WITH cleaned(numbered) AS (
		SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(citation),
			'\([^()]*\)', '', 'g'),
			'[[:alnum:]]+(/\d+)+|\mpara(graph)?s?\M\.?\s*\d+', ' ', 'g'),
			'(?<!\d)0+(?=\d)', '', 'g'),
			'(\d)\s*-?\s*(bis|ter|quater)\M', '\1\2', 'g'),
			'(\d)-([a-z]{1,2})(?![a-z0-9])', '\1\2', 'g'),
			'(\d{2,}(?=-\d(?!\.?[a-z0-9]))|\d{3,}(?=-\d{2}(?!\.?[a-z0-9]))|\d{4,}(?=-\d{3}(?!\.?[a-z0-9])))-', '\1~', 'g')
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
-- The numbers that find it: section 2.3.1 stands in 2.3 and in 2 as well.
CREATE OR REPLACE FUNCTION "article_numbers"(article text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	named text[] := named_articles(article);
BEGIN
	IF array_to_string(named, ' ') NOT LIKE '%.%' THEN RETURN named; END IF;
	RETURN ARRAY(
		SELECT DISTINCT array_to_string(parts[:depth], '.') FROM unnest(named) AS number,
			string_to_array(number, '.') AS parts, generate_series(1, cardinality(parts)) AS depth
	);
END $$;--> statement-breakpoint
-- As before, with the articles that rules cite.
CREATE OR REPLACE FUNCTION "index_legal_documents"(of_country text, source jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('legal_documents', 0));
	DELETE FROM legal_documents WHERE country_id = of_country OR (of_country IS NULL AND country_id IS NULL);
	INSERT INTO legal_documents (document_id, country_id, country, kind, languages, adopted, in_force, repealed, year, articles,
		cited_articles, titles, words, document)
	SELECT
		d ->> 'id', of_country, source ->> 'name', d ->> 'kind',
		ARRAY(SELECT jsonb_array_elements_text(d -> 'language')),
		(d ->> 'adopted')::date, (d ->> 'inForce')::date, (d ->> 'repealed')::date,
		extract(year FROM coalesce((d ->> 'adopted')::date, (d ->> 'inForce')::date))::int,
		ARRAY(
			SELECT DISTINCT unnest(article_numbers(article)) FROM (
				SELECT jsonb_array_elements(d -> 'keyArticles') ->> 'article' UNION SELECT unnest(cited)
			) AS articles(article)
		),
		cited,
		lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal'))),
		setweight(to_tsvector('portal_english', d ->> 'titleEnglish'), 'A')
			|| setweight(to_tsvector(portal_text_config(d -> 'language' ->> 0), d ->> 'titleOriginal'), 'A')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', source ->> 'name', d ->> 'summary')), 'B')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', d ->> 'kind',
				(SELECT string_agg(key_article ->> 'topic', ' ') FROM jsonb_array_elements(d -> 'keyArticles') AS key_article))), 'C'),
		d
	FROM jsonb_array_elements(source -> 'documents') AS d, LATERAL (
		SELECT ARRAY(
			SELECT DISTINCT basis ->> 'article' FROM jsonb_path_query(source, '$.matrices[*].rows[*].then.basis[*]') AS basis
			WHERE basis ->> 'document' = d ->> 'id' AND basis ? 'article' ORDER BY 1
		) AS cited
	) AS cited_by_rules;
	INSERT INTO legal_document_vocabulary
	SELECT DISTINCT word FROM jsonb_array_elements(source -> 'documents') AS d,
		unnest(tsvector_to_array(to_tsvector('portal_simple', lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal')))))) AS word
	WHERE length(word) >= 3
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
UPDATE "active_content" SET "version" = "version";
