import { expose } from 'comlink'
import { createProver } from './createProver.ts'

expose(createProver())
