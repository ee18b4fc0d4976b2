// Worker threads do not inherit the loader for TypeScript, and starting another one takes seconds. So the tests build their
// threads once (api/src/testing/globalSetup.ts); the built server has a readingThread.mjs of its own.
export * from '../../../../../node_modules/.threads/readingThread.mjs'
