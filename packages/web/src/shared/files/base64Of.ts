/** Thrown before a file is read that the server would refuse anyway; reading gigabytes would freeze the page. */
export class FileTooLarge extends Error {
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`larger than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

/** Throws FileTooLarge. */
export function refuseLargeFile({ size }: Blob, maxBytes: number): void {
  if (size > maxBytes) throw new FileTooLarge(maxBytes)
}

/** Throws FileTooLarge, and a DOMException if the file was changed, moved or deleted after it was chosen. */
export async function base64Of(content: Blob, maxBytes: number): Promise<string> {
  refuseLargeFile(content, maxBytes)
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
  return url.slice(url.indexOf(',') + 1)
}
