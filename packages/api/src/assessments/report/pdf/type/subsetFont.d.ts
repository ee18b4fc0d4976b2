/** What is used of subset-font 2.9, which has no types of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { [axis: string]: number } },
  ): Promise<Buffer>
  export = subsetFont
}
