import { type Case, createJudge, type Judgement } from './judge.ts'

/** A case for the worker; its law is left out while it is the one of the case before. */
export type WorkerCase = Omit<Case, 'law'> & Partial<Pick<Case, 'law'>>

const judge = createJudge()
let law: Case['law'] | undefined

/** Each message is a case and is answered by its judgement; an error ends the worker's use. */
addEventListener('message', ({ data }: MessageEvent<WorkerCase>) => {
  law = data.law ?? law
  if (!law) throw new Error('The first case comes with its law.')
  const judgement: Judgement = judge({ ...data, law })
  postMessage(judgement)
})
