import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openMailer } from '../mail/mailer.ts'
import { tasksOf } from '../startup/tasks.ts'
import { startApi } from '../testing/startApi.ts'
import { workQueue } from '../testing/workQueue.ts'
import { addJob } from './jobs.ts'

const api = startApi()

test('a mailed link goes before messages to webhooks that have waited for longer, however slow their receivers are', async () => {
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  const mailer = openMailer(api.deps.settings, api.db, async () => undefined)
  const tasks = { ...tasksOf(api.deps, mailer), sendMail: note('link'), deliverWebhook: note('message') }
  for (let count = 0; count < 3; count++) await addJob(api.db, 'deliverWebhook', { deliveryId: randomUUID() })
  await addJob(api.db, 'sendMail', { userId: randomUUID(), purpose: 'reset' })

  await workQueue(api.pool, tasks)
  expect(done).toEqual(['link', 'message', 'message', 'message'])
})
