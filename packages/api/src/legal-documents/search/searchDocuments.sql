-- Parse the query
select
  coalesce(string_agg(distinct '(' || query || ')', ' | ')
    filter (where pairs = '' and query <> '' and websearch_to_tsquery('portal_english'::regconfig, words_apart(text))::text <> ''), '') as plain,
  coalesce(string_agg(distinct '(' || query || ')', ' | ')
    filter (where pairs <> '' and query <> '' and websearch_to_tsquery('portal_english'::regconfig, words_apart(text))::text <> ''), '') as phrased,
  coalesce(string_agg(distinct '(' || pairs || ')', ' | ')
    filter (where pairs <> '' and query <> '' and websearch_to_tsquery('portal_english'::regconfig, words_apart(text))::text <> ''), '') as pairs,
  array(select number from unnest(named_articles($1)) as number order by length(number), number limit $2) as numbers,
  array(select number from unnest(named_articles(joined_letters($3))) as number order by length(number), number limit $4) as "exactNumbers",
  quote_literal('=' || plain_name($5)) as name,
  coalesce(bool_or(query = ''), false) as "isCommon"
from unnest($6::regconfig[]) as configurations (name),
  unnest($7::text[]) as texts (text),
  lateral (select websearch_to_tsquery(name, words_apart(text))::text as query, case when text ~* '\mor\M' then '' else (
    select coalesce(string_agg(quote_literal(pair), ' & '), '')
    from regexp_matches(text, '"([^"]+)"', 'g') as phrase, unnest(word_pairs(words_of(name, phrase[1]))) as pair
  ) end as pairs) as parsed;

-- Replace misspelt words
select case when count(*) = $1 then string_agg('(' || any_of || ')', ' & ') end as query from (
  select place, string_agg(distinct '(' || query || ')', ' | ') as any_of
  from (values ($2::int, lower(unaccent($3)), $4::boolean)) as typed (place, word, exact),
    lateral (
      select typed.word where exact
      union all (
        select known.word from "legal_document_vocabulary" as known where typed.word <% known.word and not exact
        order by similarity(typed.word, known.word) desc, known.word limit $5
      )
    ) as similar_words (word),
    unnest($6::regconfig[]) as configurations (name),
    lateral (select phraseto_tsquery(name, similar_words.word)::text as query) as parsed
  where query <> '' group by place
) as each_word;

-- Count the matches
with matches as materialized (
  select "legal_documents"."number" as number, "legal_documents"."document_id" as document_id, "legal_documents"."country_id" as country_id, "legal_documents"."country" as country,
    "legal_documents"."kind" as kind, "legal_documents"."languages" as languages, "legal_documents"."year" as year, status, status_then,
    case when coalesce("legal_documents"."country_id", 'treaty') = any($1::text[]) then 0 else 1 end + case when "legal_documents"."kind" = any($2::text[]) then 0 else 2 end + case when "legal_documents"."languages" && $3::text[] then 0 else 4 end + case when status = any($4::text[]) then 0 else 8 end + case when coalesce("legal_documents"."year"::text, 'unknown') = any($5::text[]) then 0 else 16 end + case when status_then = 'in_force' then 0 else 32 end as failed
  from "legal_documents",
    lateral (select case
      when "legal_documents"."repealed" <= $6 then 'repealed'
      when "legal_documents"."in_force" is null then 'unknown'
      when "legal_documents"."in_force" <= $7 then 'in_force'
      else 'not_yet_in_force'
    end as status, case
      when "legal_documents"."repealed" <= $8 then 'repealed'
      when "legal_documents"."in_force" is null then 'unknown'
      when "legal_documents"."in_force" <= $9 then 'in_force'
      else 'not_yet_in_force'
    end as status_then) as statuses
  where "legal_documents"."number" in (
    select "legal_document_texts"."number" from "legal_document_texts" where "legal_document_texts"."words" @@ $10::tsquery
  ) and "legal_documents"."number" not in (
    select "legal_document_texts"."number" from "legal_document_texts" where "legal_document_texts"."words" @@ $11::tsquery
  )
), block as (
  select number, (number in (
    select "legal_document_texts"."number" from "legal_document_texts" where "legal_document_texts"."words" @@ $12::tsquery
  ))::int * 1 + (number in (
    select "legal_document_texts"."number" from "legal_document_texts" where "legal_document_texts"."words" @@ $13::tsquery
  ))::int * 2 as score, year, country_id, document_id from matches where failed = 0
  order by score desc, year desc nulls last, country_id nulls first, document_id limit $14 offset $15
), counts as materialized (
  select failed, kind, languages, status, status_then, country_id, country, year,
    count(*)::int as count, grouping(kind, country_id, year) as absent
  from matches
  group by grouping sets ((failed, kind, languages, status, status_then), (failed, country_id, country), (failed, year))
), by_kind as (select * from counts where absent = 3),
by_country as (select * from counts where absent = 5),
by_year as (select * from counts where absent = 6),
facets as (
  select 'country' as name, coalesce(country_id, 'treaty') as value, coalesce(max(country), 'Treaties') as label, sum(count)::int as count
    from by_country where failed in (0, 1) group by coalesce(country_id, 'treaty')
  union all select 'kind' as name, kind as value, kind as label, sum(count)::int as count
    from by_kind where failed in (0, 2) group by kind
  union all select 'language' as name, language as value, language as label, sum(count)::int as count
    from by_kind, unnest(languages) as language where failed in (0, 4) group by language
  union all select 'status' as name, status as value, status as label, sum(count)::int as count
    from by_kind where failed in (0, 8) group by status
  union all select 'year' as name, coalesce(year::text, 'unknown') as value, coalesce(year::text, 'unknown') as label, sum(count)::int as count
    from by_year where failed in (0, 16) group by coalesce(year::text, 'unknown')
)
select
  (select coalesce(sum(count), 0)::int from by_kind) as found,
  (select coalesce(sum(count), 0)::int from by_kind where failed = 0) as total,
  (select coalesce(sum(count), 0)::int from by_kind
    where failed = $16 and status_then = 'unknown') as undated,
  (select coalesce(json_agg(facets order by count desc, value collate "C"), '[]') from facets) as facets,
  (select json_build_object('filter', filter, 'total', sum(count)) from by_kind join (values ('country', 1), ('kind', 2), ('language', 4), ('status', 8), ('year', 16), ('validOn', 32)) as bits (filter, bit) on failed = bit
    group by filter, bit order by sum(count) desc, bit limit 1) as failing,
  (select coalesce(json_agg(json_build_object('number', number, 'score', score)
    order by score desc, year desc nulls last, country_id nulls first, document_id), '[]') from block) as candidates;

-- Read a page
select "legal_document_texts"."document" as document, "legal_documents"."country_id" as "countryId", "legal_documents"."country" as country,
  replace(replace(regexp_replace(ts_headline('portal_english'::regconfig, part_hyphens(replace("legal_document_texts"."document" ->> $1, '[[', '[ [')), $2::tsquery, $3), '(\d)\]\]([.,])\[\[(\d)', '\1\2\3', 'g'), E']]\x1f[[', '-'), E'\x1f', '-') as "titleMarked",
  replace(replace(regexp_replace(ts_headline(portal_text_config("legal_document_texts"."document" -> 'language' ->> 0), part_hyphens(replace("legal_document_texts"."document" ->> $4, '[[', '[ [')), $5::tsquery, $6), '(\d)\]\]([.,])\[\[(\d)', '\1\2\3', 'g'), E']]\x1f[[', '-'), E'\x1f', '-') as "originalMarked",
  replace(replace(regexp_replace(ts_headline('portal_english'::regconfig, part_hyphens(replace("legal_document_texts"."document" ->> $7, '[[', '[ [')), $8::tsquery, $9), '(\d)\]\]([.,])\[\[(\d)', '\1\2\3', 'g'), E']]\x1f[[', '-'), E'\x1f', '-') as passage,
  (
  select coalesce(json_agg(json_build_object('article', article, 'topic', topic)
    order by exact_articles(article) && $10::text[] desc, topic is null, place), '[]')
  from (
    select key ->> 'article' as article, key ->> 'topic' as topic, place
    from jsonb_array_elements("legal_document_texts"."document" -> 'keyArticles') with ordinality as keys (key, place)
    union all
    select cited, null, place from unnest("legal_documents"."cited_articles") with ordinality as by_rules (cited, place)
    where not exists (select from jsonb_array_elements("legal_document_texts"."document" -> 'keyArticles') as key where key ->> 'article' = cited)
  ) as cited_or_key where article_numbers(article) && $11::text[]
) as articles
from (
  select number, row_number() over (
    order by (place - 1) / $12, score desc, (score > 0 and "legal_documents"."country_id" is null) desc, ts_rank_cd("legal_document_texts"."words", $13::tsquery, 1) desc, place) as ranked
  from unnest($14::int[], $15::int[])
    with ordinality as candidates (number, score, place)
  join "legal_document_texts" using (number) join "legal_documents" using (number)
  order by ranked limit $16 offset $17
) as page join "legal_document_texts" using (number) join "legal_documents" using (number)
order by ranked;
