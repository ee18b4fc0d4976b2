declare module 's3rver' {
  /** The used parts of the test server, which ships no types. */
  // biome-ignore lint/style/noDefaultExport: the package uses a default export
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
