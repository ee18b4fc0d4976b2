/** What is used of bidi-js 1.1, whose own types describe a default export that Node does not find. */
declare module 'bidi-js' {
  function bidiFactory(): {
    /** A level for each UTF-16 unit: odd is written from right to left. */
    getEmbeddingLevels: (text: string) => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }
  export = bidiFactory
}
