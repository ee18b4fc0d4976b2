type Props = { text: string; latin: string | undefined }

/** A text in which a Latin name stands in italics. */
export function WithLatin({ text, latin }: Props) {
  const at = latin ? text.indexOf(latin) : -1
  if (!latin || at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <em>{latin}</em>
      {text.slice(at + latin.length)}
    </>
  )
}
