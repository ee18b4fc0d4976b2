import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'

/** Maximum number of assessments and of labels in one file. */
export const MAX_LABELLED = 50
export const MAX_LABELS = 2_000

export const labels = {
  make: endpoint({
    method: 'POST',
    path: '/assessments/labels',
    summary:
      'Download labels for tubes and boxes, one for each assessment or each of its samples: number, own reference and a QR code that leads to the assessment, which opens only for those who may read it; neither country nor result is on them',
    access: 'signedIn',
    body: z.strictObject({
      assessmentIds: z.array(z.uuid()).min(1).max(MAX_LABELLED),
      of: z.enum(['assessments', 'samples']).default('assessments'),
      format: z.enum(['pdf', 'svg']).default('pdf'),
    }),
    response: z.unknown(),
    produces: ['application/pdf', 'image/svg+xml'],
  }),
}
