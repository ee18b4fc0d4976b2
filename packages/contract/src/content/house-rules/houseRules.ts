import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { ContentVersion, ContentVersionFile } from '../versions/versions.ts'

/**
 * What an account demands of its own cases beyond the law. Drafts are changed, handed over and activated like those of a
 * country, under the id `ZZ`.
 */
export const houseRules = {
  read: endpoint({
    method: 'GET',
    path: '/house-rules',
    summary: "List the versions of the account's house rules, newest first, with the one in force and its dead rules",
    access: ['MANAGE_HOUSE_RULES'],
    response: z.object({
      versions: z.array(ContentVersion),
      active: ContentVersionFile.nullable().meta({
        description:
          'The version in force; its `problems` name the rules that no longer apply since the law was changed.',
      }),
    }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/house-rules',
    summary: 'Begin a draft of the house rules, from those in force or without a rule',
    access: ['MANAGE_HOUSE_RULES'],
    response: ContentVersionFile,
  }),
}
