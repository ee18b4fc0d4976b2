export * from './assessments.schema.ts'
export * from './authentication.schema.ts'
export * from './people.schema.ts'
export * from './record.schema.ts'
