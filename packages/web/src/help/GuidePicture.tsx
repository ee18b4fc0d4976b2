import { useComputedColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ArticleId } from './guide.ts'
import classes from './help.module.css'

/** Made by `npm run docs:screenshots`. */
const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })
const WIDTH_PX = 900
const HEIGHT_PX = 633

const PICTURES = {
  origin: 'place',
  use: 'use',
  record: 'result',
  report: 'report',
  list: 'list',
  countries: 'country',
  search: 'documents',
  dashboard: 'dashboard',
} as const satisfies { readonly [article in ArticleId]?: string }

const hasPicture = (article: ArticleId): article is keyof typeof PICTURES => article in PICTURES

/** The screenshot of an article, in the reader's theme; nothing for an article without one. */
export function GuidePicture({ article }: { article: ArticleId }) {
  const { t } = useTranslation()
  const theme = useComputedColorScheme('light')
  if (!hasPicture(article)) return null
  const name = PICTURES[article]
  return (
    <figure className={classes.picture}>
      <img
        src={FILES[`./pictures/${name}-${theme}.webp`]}
        alt={t(`help.pictures.${name}`)}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        loading="lazy"
      />
    </figure>
  )
}
