-- What a document is called besides its titles: words of a title too.
CREATE FUNCTION "short_names_of"(document jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(string_agg(name, ' '), '') FROM jsonb_array_elements_text(coalesce(document -> 'shortNames', '[]')) AS name
$$;--> statement-breakpoint
-- As before, with the short names. Only documents above the countries have some, and those are written at each start.
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
		lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal', short_names))),
		setweight(to_tsvector('portal_english', d ->> 'titleEnglish'), 'A')
			|| setweight(to_tsvector(portal_text_config(d -> 'language' ->> 0), d ->> 'titleOriginal'), 'A')
			|| setweight(to_tsvector('portal_english', short_names), 'A')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', source ->> 'name', d ->> 'summary')), 'B')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', d ->> 'kind',
				(SELECT string_agg(key_article ->> 'topic', ' ') FROM jsonb_array_elements(d -> 'keyArticles') AS key_article))), 'C'),
		d
	FROM jsonb_array_elements(source -> 'documents') AS d, LATERAL (
		SELECT ARRAY(
			SELECT DISTINCT basis ->> 'article' FROM jsonb_path_query(source, '$.matrices[*].rows[*].then.basis[*]') AS basis
			WHERE basis ->> 'document' = d ->> 'id' AND basis ? 'article' ORDER BY 1
		) AS cited
	) AS cited_by_rules, short_names_of(d) AS short_names;
	INSERT INTO legal_document_vocabulary
	SELECT DISTINCT word FROM jsonb_array_elements(source -> 'documents') AS d,
		unnest(tsvector_to_array(to_tsvector('portal_simple', lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal', short_names_of(d))))))) AS word
	WHERE length(word) >= 3
	ON CONFLICT DO NOTHING;
END $$;
