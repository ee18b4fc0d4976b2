/** Has the browser save what an address answers; the page stays. The link itself is the permission. */
export function followDownload(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
