const JSON_TEXT = Symbol('the JSON of an answer')
declare const of: unique symbol

/**
 * An answer that was checked against the contract and written as JSON where it was made, because a part of it is kept
 * in writing from call to call.
 */
export type Written<T> = { readonly [JSON_TEXT]: string | Buffer; readonly [of]?: T }

export const written = <T>(json: string | Buffer): Written<T> => ({ [JSON_TEXT]: json })

/** Its JSON; undefined for an answer that is still to be checked and written. */
export const jsonOf = (answer: unknown): string | Buffer | undefined =>
  (answer as Partial<Written<unknown>> | null | undefined)?.[JSON_TEXT]
