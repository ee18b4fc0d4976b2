import { expose } from 'comlink'
import { createEvaluator } from './evaluator.ts'

expose(createEvaluator())
