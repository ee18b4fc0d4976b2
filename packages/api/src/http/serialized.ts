const JSON_TEXT = Symbol('the JSON of a response')
declare const of: unique symbol

/**
 * A response body that its handler has already checked against the contract and serialised, so that parts can be
 * reused.
 */
export type Serialized<T> = { readonly [JSON_TEXT]: string | Buffer; readonly [of]?: T }

export const serialized = <T>(json: string | Buffer): Serialized<T> => ({ [JSON_TEXT]: json })

/** The JSON of a serialised response; undefined for a value that must still be checked and serialised. */
export const jsonOf = (response: unknown): string | Buffer | undefined =>
  (response as Partial<Serialized<unknown>> | null | undefined)?.[JSON_TEXT]
