/*
 * What stands at a place that is known to be there, which the type of an indexed access cannot say.
 */

export const itemAt = <T>(items: ArrayLike<T>, place: number): T => items[place] as T

/** Of its own, because reading arrays of both kinds in one function is slower. */
export const numberAt = (numbers: Int32Array | Uint16Array | Int16Array | Uint8Array, place: number): number =>
  numbers[place] as number
