type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many'
type IsPlural<Key> = Key extends `${string}_${PluralForm}` ? true : false

/**
 * The texts of a file in another language: the keys of English, and of a text with a plural the forms which that
 * language distinguishes instead of those of English; `_other` is the one that none can do without.
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts as IsPlural<Key> extends true ? never : Key]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly string[]
      ? readonly string[]
      : Translation<Texts[Key]>
} & {
  readonly [Key in keyof Texts as Key extends `${infer Base}_other` ? `${Base}_${PluralForm}` : never]?: string
}
