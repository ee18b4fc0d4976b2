import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { countedRows } from '../../http/lists.ts'
import { visibleText } from '../../http/text.ts'

/** Maximum number of saved views per user. */
export const MAX_VIEWS = 50

/** The assessment list with its filters and sorting, saved under a name. */
export const SavedView = z.object({
  viewId: z.uuid(),
  name: z.string(),
  /** The query string of the list's address, without the question mark. */
  address: z.string(),
  /** True if the view is visible to the whole account. */
  shared: z.boolean(),
  /** The user who saved it. */
  owner: z.string(),
  /** Whether the reader may delete it; only its owner may change it. */
  deletable: z.boolean(),
  isOwn: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

const NewView = z.strictObject({
  name: visibleText(1).max(60),
  address: z.string().max(4000),
  shared: z.boolean().default(false),
})

const ViewParams = z.object({ viewId: z.uuid() })

export const views = {
  listViews: endpoint({
    method: 'GET',
    path: '/assessments/views',
    summary: "List one's own saved views of the list and those shared within the account, by name",
    access: 'signedIn',
    response: countedRows(SavedView),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/assessments/views',
    summary: 'Save a view of the list under a name; sharing it requires the permission to create assessments',
    access: 'signedIn',
    body: NewView,
    response: SavedView,
  }),
  changeView: endpoint({
    method: 'PUT',
    path: '/assessments/views/:viewId',
    summary: "Rename one's own view, or share it or not",
    access: 'signedIn',
    params: ViewParams,
    body: NewView.omit({ address: true }).required(),
    response: SavedView,
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/assessments/views/:viewId',
    summary: "Delete one's own view, or a shared one of an account that one administers",
    access: 'signedIn',
    params: ViewParams,
    response: z.object({ success: z.literal(true) }),
  }),
}
