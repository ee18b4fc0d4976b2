export { legalDocumentRoutes } from './legalDocuments.routes.ts'
export { openDocumentSearch } from './search/searchDocuments.ts'
export { storeTreatyDocuments } from './treatyDocuments.ts'
