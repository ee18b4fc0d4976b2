import { Fragment } from 'react'

const MATCH = /\[\[(.+?)\]\]/

/** A found text with its matches marked: they stand between `[[` and `]]`. */
export const Marked = ({ text }: { text: string }) =>
  text.split(MATCH).map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>
  })
