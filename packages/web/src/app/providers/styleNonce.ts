/** The server writes a fresh nonce into every copy of index.html; browsers show it to scripts as a property only. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** The lock on scrolling behind a dialog writes a style of its own and looks for its nonce under this global name. */
export const shareStyleNonce = () => Object.assign(window, { __webpack_nonce__: styleNonce() })
