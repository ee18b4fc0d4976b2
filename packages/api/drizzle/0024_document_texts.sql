CREATE TABLE "legal_document_texts" (
	"number" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"marks" "tsvector" NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
-- So that a row is short to read. Where it is less than 2 kB in all, PostgreSQL keeps it together nevertheless.
ALTER TABLE "legal_document_texts" SET (toast_tuple_target = 128);--> statement-breakpoint
DROP INDEX "legal_documents_words";--> statement-breakpoint
DROP INDEX "legal_documents_title_words";--> statement-breakpoint
DROP INDEX "legal_documents_articles";--> statement-breakpoint
ALTER TABLE "legal_document_texts" ADD CONSTRAINT "legal_document_texts_number_legal_documents_number_fk" FOREIGN KEY ("number") REFERENCES "public"."legal_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_document_texts_words" ON "legal_document_texts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "legal_document_texts_marks" ON "legal_document_texts" USING gin ("marks") WITH (fastupdate=false);--> statement-breakpoint
-- Written anew below; what stands above the countries is written at each start.
DELETE FROM "legal_documents";--> statement-breakpoint
ALTER TABLE "legal_documents" DROP COLUMN "articles";--> statement-breakpoint
ALTER TABLE "legal_documents" DROP COLUMN "title_words";--> statement-breakpoint
ALTER TABLE "legal_documents" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "legal_documents" DROP COLUMN "document";--> statement-breakpoint
-- Letters of scripts without spaces, and Korean, which joins words: Thai, Lao, Myanmar, Hangul, Khmer, kana, Han.
CREATE FUNCTION "is_unspaced"(written text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT written ~ '[\u0E00-\u0EFF\u1000-\u11FF\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\U00020000-\U0003FFFF]'
$$;--> statement-breakpoint
-- A text with each two of such letters that stand together as a word, so that any part of it can be found: abc as ab bc.
CREATE FUNCTION "in_pairs"(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
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
END $$;--> statement-breakpoint
-- A name as it is compared: in lower case without accents, marks and more than one space.
CREATE FUNCTION "plain_name"(name text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT left(trim(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g')), 200)
$$;--> statement-breakpoint
-- The numbers that a citation names by themselves: of 'Arts 11-13, 8-A(2)' only 8a.
CREATE FUNCTION "exact_articles"(citation text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	all_named text[] := named_articles(citation);
BEGIN
	IF cardinality(all_named) < 2 THEN RETURN all_named; END IF;
	RETURN (SELECT coalesce(array_agg(DISTINCT named[1]), '{}')
	FROM regexp_split_to_table(regexp_replace(citation, '\([^()]*\)', '', 'g'), '[,;&/]|\m(and|y|e|et|und)\M') AS part, named_articles(part) AS named
	WHERE cardinality(named) = 1);
END $$;--> statement-breakpoint
-- Each of such letters alone.
CREATE FUNCTION "unspaced_letters"(written text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	IF NOT is_unspaced(written) THEN RETURN ''; END IF;
	RETURN array_to_tsvector(ARRAY(SELECT DISTINCT letter FROM regexp_split_to_table(written, '') AS letter WHERE is_unspaced(letter)));
END $$;--> statement-breakpoint
-- Words that stand next to each other, as one of 65,536 signs of two: for a phrase only documents with its pairs are read.
CREATE FUNCTION "word_pairs"(words tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	WITH placed AS (SELECT lexeme, unnest(positions) AS place FROM unnest(words))
	SELECT coalesce(array_agg(DISTINCT '+' || left(md5(a.lexeme || ' ' || b.lexeme), 4)), '{}')
	FROM placed AS a JOIN placed AS b ON b.place = a.place + 1
$$;--> statement-breakpoint
-- What a document is found by besides its words.
CREATE FUNCTION "document_marks"(document jsonb, cited text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
	WITH articles(article) AS (
		SELECT jsonb_array_elements(document -> 'keyArticles') ->> 'article' UNION SELECT unnest(cited)
	), names(name) AS (
		SELECT unnest(ARRAY[document ->> 'titleEnglish', document ->> 'titleOriginal'])
		UNION SELECT jsonb_array_elements_text(coalesce(document -> 'shortNames', '[]'))
	)
	SELECT array_agg(mark) FROM (
		SELECT '§' || unnest(article_numbers(article)) FROM articles
		UNION SELECT '§=' || unnest(exact_articles(article)) FROM articles
		UNION SELECT '=' || plain_name(name) FROM names
	) AS marks(mark)
$$;--> statement-breakpoint
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
		LATERAL (SELECT setweight(to_tsvector('portal_english', d ->> 'titleEnglish'), 'A')
			|| setweight(to_tsvector(portal_text_config(d -> 'language' ->> 0), in_pairs(d ->> 'titleOriginal')), 'A')
			|| setweight(to_tsvector('portal_english', short_names_of(d)), 'A')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', source ->> 'name', d ->> 'summary')), 'B')
			|| setweight(to_tsvector('portal_english', concat_ws(' ', d ->> 'kind',
				(SELECT string_agg(key_article ->> 'topic', ' ') FROM jsonb_array_elements(d -> 'keyArticles') AS key_article))), 'C')
			|| unspaced_letters(d ->> 'titleOriginal') AS words) AS read;
	INSERT INTO legal_document_vocabulary
	SELECT DISTINCT word FROM jsonb_array_elements(source -> 'documents') AS d,
		unnest(tsvector_to_array(to_tsvector('portal_simple', lower(unaccent(concat_ws(' ', d ->> 'titleEnglish', d ->> 'titleOriginal', short_names_of(d))))))) AS word
	WHERE length(word) >= 3
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
UPDATE "active_content" SET "version" = "version";
