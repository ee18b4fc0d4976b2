import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import { DiscardQuestion } from '../../shared/forms/leaving.tsx'
import classes from './importing.module.css'

/** Endings of the files that can be read as a list. */
export const ACCEPTED = '.xlsx,.csv,.tsv,.txt,.zip,.gb,.gbk,.embl'

type Props = {
  /** Whether something was mended or chosen, which another file would discard. */
  isMended: boolean
  failure: Error | null
  onChoose: (file: File) => void
}

/** Chooses another file in place of the list; one that cannot be read leaves the list as it is. */
export function AnotherFile({ isMended, failure, onChoose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const errorText = useFileErrorText()
  const [asked, setAsked] = useState<File | null>(null)
  const take = (file: File) => {
    setAsked(null)
    onChoose(file)
  }
  const choose = isMended ? setAsked : take
  return (
    <>
      <span className={classes.fileLink}>
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) choose(file)
            // The same file can be chosen again after it was corrected.
            currentTarget.value = ''
          }}
        />
        <label htmlFor={id}>{t('assessments.importing.choose.another')}</label>
      </span>
      {asked && <DiscardQuestion onKeep={() => setAsked(null)} onDiscard={() => take(asked)} />}
      {failure && !asked && (
        <span role="alert" className={classes.refused}>
          {errorText(failure)}
        </span>
      )}
    </>
  )
}
