/*
 * Typed accessors of arrays, for an index that is in range: under `noUncheckedIndexedAccess` the type of `items[index]`
 * includes undefined.
 */

export const itemAt = <T>(items: ArrayLike<T>, index: number): T => items[index] as T

/** For typed arrays. A separate function, because one that reads ordinary and typed arrays is slower. */
export const numberAt = (numbers: Int32Array | Uint16Array | Int16Array | Uint8Array, index: number): number =>
  numbers[index] as number
