import { z } from 'zod'
import { CountryId } from '../countries/countryStats.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, filterBy, listQuery } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'
import { AccountId, AccountType } from './accountFields.ts'

export const Account = z.object({
  accountId: z.string(),
  version: z.int(),
  accountName: z.string(),
  accountType: AccountType,
  users: z.int(),
  assessments: z.int(),
  /** False if no user can administer the account, so that the operator has to promote someone. */
  hasAdministrator: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().nullable(),
})
export type Account = z.infer<typeof Account>

export const AccountInput = z.strictObject({
  accountName: visibleText(1).max(200),
  accountType: AccountType,
})

const Id = z.object({ id: AccountId })
const Saved = z.object({ success: z.literal(true), message: z.string(), account: Account })

export const AccountQuery = listQuery(['accountName', 'accountType', 'createdAt', 'updatedAt'], {
  filter: filterBy({ accountType: z.array(AccountType), accountName: z.string().trim().max(200) }),
})

/** Null: nobody has said so, and nothing is proposed. */
const AccountCountry = z.strictObject({ country: CountryId.nullable() })

export const accounts = {
  list: endpoint({
    method: 'POST',
    path: '/accounts/list',
    summary: 'List accounts with paging, sorting and filters by type and by name (case-insensitive)',
    access: ['MANAGE_ACCOUNTS'],
    body: AccountQuery,
    response: countedRows(Account),
  }),
  create: endpoint({
    method: 'POST',
    path: '/accounts',
    summary: 'Create an account',
    access: ['MANAGE_ACCOUNTS'],
    body: AccountInput,
    response: Saved,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/accounts/:id',
    summary: 'Update the name or type of an account',
    access: ['MANAGE_ACCOUNTS'],
    params: Id,
    body: AccountInput.partial(),
    response: Saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/accounts/:id',
    summary: 'Delete an empty account',
    access: ['MANAGE_ACCOUNTS'],
    params: Id,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  country: endpoint({
    method: 'GET',
    path: '/account/country',
    summary: "Read the country in which the people of one's own account work",
    access: ['MANAGE_USER_GROUPS'],
    response: AccountCountry,
  }),
  setCountry: endpoint({
    method: 'PUT',
    path: '/account/country',
    summary: "Set the country in which the people of one's own account work, which is proposed in each case",
    access: ['MANAGE_USER_GROUPS'],
    body: AccountCountry,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
