/** An XMLHttpRequest that sends with this `fetch` and reports immediately that half of the body was sent. */
export const xhrFrom = (fetched: typeof fetch) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload = () => {}
    onerror = () => {}
    status = 0
    responseText = ''
    #headers = new Headers()
    #answered = new Headers()
    #target: [method: string, address: string] = ['GET', '']
    #isAborted = false

    open(method: string, address: string) {
      this.#target = [method, address]
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    getResponseHeader(name: string) {
      return this.#answered.get(name)
    }
    abort() {
      this.#isAborted = true
    }
    async send(body: Blob) {
      const [method, address] = this.#target
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      try {
        const response = await fetched(address, { method, headers: this.#headers, body })
        this.status = response.status
        this.#answered = response.headers
        this.responseText = await response.text()
        if (!this.#isAborted) this.onload()
      } catch {
        if (!this.#isAborted) this.onerror()
      }
    }
  }
