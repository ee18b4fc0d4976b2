import { at, browser, done, open, shot, text, ask, tab, set, cell, said } from './u.mts'
const q = await open('super-admin'); await at(q, '/information-hub/countries/KE'); await q.waitForTimeout(2500)
const s = await text(q); const i = s.indexOf('Obtain the research licence'); console.log(s.slice(i, i+900))
await at(q, '/news').catch(()=>{}); 
const r = await ask(q, '/notifications'); console.log(JSON.stringify(r.body).slice(0,800))
// letters in procedures of which country
const all = await ask(q, '/countries'); const list = (all.body as any).countries ?? (all.body as any).rows ?? all.body; console.log(all.status, JSON.stringify(list).slice(0,200))
await done()
