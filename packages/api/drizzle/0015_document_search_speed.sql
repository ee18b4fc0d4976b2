CREATE TABLE "legal_document_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (ts_filter("words", '{a}')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "legal_document_vocabulary_word" ON "legal_document_vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- What a search counts by stays in the row; what it ranks by and shows is kept apart, so that a row is short to read.
ALTER TABLE "legal_documents" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "legal_documents"
	ALTER COLUMN "document_id" SET STORAGE MAIN, ALTER COLUMN "country_id" SET STORAGE MAIN, ALTER COLUMN "country" SET STORAGE MAIN,
	ALTER COLUMN "kind" SET STORAGE MAIN, ALTER COLUMN "languages" SET STORAGE MAIN, ALTER COLUMN "articles" SET STORAGE MAIN,
	ALTER COLUMN "title_words" SET STORAGE MAIN;--> statement-breakpoint
-- As before, with the words of the titles, and by the index where it is about a country.
CREATE OR REPLACE FUNCTION "index_legal_documents"(of_country text, source jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('legal_documents', 0));
	DELETE FROM legal_documents WHERE country_id = of_country OR (of_country IS NULL AND country_id IS NULL);
	INSERT INTO legal_documents
	SELECT
		d ->> 'id', of_country, source ->> 'name', d ->> 'kind',
		ARRAY(SELECT jsonb_array_elements_text(d -> 'language')),
		(d ->> 'adopted')::date, (d ->> 'inForce')::date, (d ->> 'repealed')::date,
		extract(year FROM coalesce((d ->> 'adopted')::date, (d ->> 'inForce')::date))::int,
		ARRAY(
			SELECT DISTINCT unnest(article_numbers(cited ->> 'article')) FROM (
				SELECT jsonb_array_elements(d -> 'keyArticles') AS cited
				UNION ALL
				SELECT basis FROM jsonb_path_query(source, '$.matrices[*].rows[*].then.basis[*]') AS basis
				WHERE basis ->> 'document' = d ->> 'id'
			) AS articles
		),
		lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal'))),
		setweight(to_tsvector('portal_english', d ->> 'titleEnglish'), 'A')
			|| setweight(to_tsvector(portal_text_config(d -> 'language' ->> 0), d ->> 'titleOriginal'), 'A')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', source ->> 'name', d ->> 'summary')), 'B')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', d ->> 'kind',
				(SELECT string_agg(key_article ->> 'topic', ' ') FROM jsonb_array_elements(d -> 'keyArticles') AS key_article))), 'C'),
		d
	FROM jsonb_array_elements(source -> 'documents') AS d;
	INSERT INTO legal_document_vocabulary
	SELECT DISTINCT word FROM jsonb_array_elements(source -> 'documents') AS d,
		unnest(tsvector_to_array(to_tsvector('portal_simple', lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal')))))) AS word
	WHERE length(word) >= 3
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
UPDATE "active_content" SET "version" = "version";
