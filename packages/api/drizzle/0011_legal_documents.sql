CREATE TABLE "legal_documents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"country_id" text,
	"country" text,
	"kind" text NOT NULL,
	"languages" text[] NOT NULL,
	"adopted" date,
	"in_force" date,
	"repealed" date,
	"year" integer,
	"articles" text[] NOT NULL,
	"titles" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "legal_documents_words" ON "legal_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "legal_documents_titles" ON "legal_documents" USING gin ("titles" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "legal_documents_articles" ON "legal_documents" USING gin ("articles") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "legal_documents_country" ON "legal_documents" USING btree ("country_id");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- For each language that PostgreSQL stems, a configuration of our own that leaves out accents first.
DO $$
DECLARE
	language record;
BEGIN
	FOR language IN SELECT cfgname AS name FROM pg_ts_config WHERE cfgnamespace = 'pg_catalog'::regnamespace LOOP
		EXECUTE format('CREATE TEXT SEARCH CONFIGURATION portal_%s (COPY = pg_catalog.%I)', language.name, language.name);
		EXECUTE format(
			'ALTER TEXT SEARCH CONFIGURATION portal_%s ALTER MAPPING FOR hword, hword_part, word WITH unaccent, %s',
			language.name,
			(SELECT string_agg(dictname, ', ') FROM pg_ts_dict WHERE dictname = CASE language.name WHEN 'simple' THEN 'simple' ELSE language.name || '_stem' END)
		);
	END LOOP;
END $$;--> statement-breakpoint
-- The configuration for an ISO 639-1 code; without stemming where PostgreSQL has none for it.
CREATE FUNCTION "portal_text_config"(language text) RETURNS regconfig LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT oid::regconfig FROM pg_ts_config WHERE cfgname = 'portal_' || CASE language
		WHEN 'ar' THEN 'arabic' WHEN 'ca' THEN 'catalan' WHEN 'da' THEN 'danish' WHEN 'de' THEN 'german' WHEN 'el' THEN 'greek'
		WHEN 'en' THEN 'english' WHEN 'es' THEN 'spanish' WHEN 'et' THEN 'estonian' WHEN 'eu' THEN 'basque' WHEN 'fi' THEN 'finnish'
		WHEN 'fr' THEN 'french' WHEN 'ga' THEN 'irish' WHEN 'hi' THEN 'hindi' WHEN 'hu' THEN 'hungarian' WHEN 'hy' THEN 'armenian'
		WHEN 'id' THEN 'indonesian' WHEN 'it' THEN 'italian' WHEN 'lt' THEN 'lithuanian' WHEN 'ne' THEN 'nepali' WHEN 'nl' THEN 'dutch'
		WHEN 'no' THEN 'norwegian' WHEN 'pt' THEN 'portuguese' WHEN 'ro' THEN 'romanian' WHEN 'ru' THEN 'russian' WHEN 'sr' THEN 'serbian'
		WHEN 'sv' THEN 'swedish' WHEN 'ta' THEN 'tamil' WHEN 'tr' THEN 'turkish' END LIMIT 1), 'portal_simple'::regconfig)
$$;--> statement-breakpoint
-- The numbers of an article as it is cited: 'Arts 11-12, 8-A(2)' has 11, 12, 8a, 2.
CREATE FUNCTION "article_numbers"(article text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(array_agg(DISTINCT number), '{}') FROM (
		SELECT one[1] || coalesce(one[2], '') FROM regexp_matches(lower(article), '(\d{1,6})(?:-?([a-z]{1,2}))?(?![a-z0-9])', 'g') AS one
		UNION
		SELECT generate_series(range[1]::int, least(range[2]::int, range[1]::int + 200))::text
		FROM regexp_matches(article, '(\d{1,5})\s*[-–]\s*(\d{1,5})', 'g') AS range
	) AS numbers(number)
$$;--> statement-breakpoint
-- Writes the documents of a country (or, without one, of the treaty level) anew. `source`: the author's form as JSON.
CREATE FUNCTION "index_legal_documents"(of_country text, source jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('legal_documents', 0));
	DELETE FROM legal_documents WHERE country_id IS NOT DISTINCT FROM of_country;
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
END $$;--> statement-breakpoint
CREATE FUNCTION "index_active_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written jsonb := (SELECT source::jsonb FROM content_versions WHERE content_id = NEW.content_id AND version = NEW.version);
BEGIN
	IF written IS NOT NULL THEN PERFORM index_legal_documents(NEW.content_id, written); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "active_documents" AFTER INSERT OR UPDATE ON "active_content" FOR EACH ROW EXECUTE FUNCTION index_active_documents();--> statement-breakpoint
UPDATE "active_content" SET "version" = "version";
