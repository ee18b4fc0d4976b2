import type { CountryProcedure } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDays } from '../dates/dates.ts'
import { LawText } from '../law/LawText.tsx'
import { SourceLink } from '../law/SourceLink.tsx'
import classes from './Procedure.module.css'

type Props = { procedure: CountryProcedure }

/** Six facts of a procedure, in the same order everywhere; an unknown fact is stated as unknown. */
export function ProcedureFacts({ procedure }: Props) {
  const { t } = useTranslation()
  const { authority, forms, gives, system, how, linkKinds: kinds } = procedure
  return (
    <dl className={classes.facts}>
      <Fact name={t('procedures.authority')}>
        <Contact authority={authority} kinds={kinds} />
      </Fact>
      <Fact name={t('procedures.system')}>
        {system ? <Address {...system} kinds={kinds} /> : how && t(`procedures.channels.${how}`)}
      </Fact>
      <Fact name={t('procedures.form')}>
        {forms?.map((form) => (
          <Line key={form.name}>
            <Address {...form} kinds={kinds} />
          </Line>
        ))}
      </Fact>
      <Fact name={t('procedures.time')}>{procedure.duration && <Duration duration={procedure.duration} />}</Fact>
      <Fact name={t('procedures.fee')}>{procedure.fee && <Fee fee={procedure.fee} />}</Fact>
      <Fact name={t('procedures.gives')}>{gives?.map((result) => t(`procedures.results.${result}`)).join(', ')}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || t('procedures.notKnown')}</dd>
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => <span className={classes.line}>{children}</span>

type AddressProps = { name: string; url?: string | undefined; kinds: CountryProcedure['linkKinds'] }

function Address({ name, url, kinds }: AddressProps) {
  const named = <LawText>{name}</LawText>
  if (!url) return named
  return (
    <SourceLink url={url} kind={kinds[url]}>
      {named}
    </SourceLink>
  )
}

type ContactProps = Pick<CountryProcedure, 'authority'> & Pick<AddressProps, 'kinds'>

function Contact({ authority: { name, url, address, email, phone }, kinds }: ContactProps) {
  return (
    <>
      <Line>
        <Address name={name} url={url} kinds={kinds} />
      </Line>
      {address && <Line>{address}</Line>}
      {email && <Line>{email}</Line>}
      {phone && <Line>{phone}</Line>}
    </>
  )
}

function Duration({ duration: { statutory, usual, note } }: { duration: NonNullable<CountryProcedure['duration']> }) {
  const { t } = useTranslation()
  return (
    <>
      {statutory && (
        <Line>
          {t('procedures.statutory')} <LawText>{formatDays(statutory)}</LawText>
        </Line>
      )}
      {usual && (
        <Line>
          {t('procedures.usual')} <LawText>{formatDays(usual)}</LawText>
        </Line>
      )}
      {note && (
        <Line>
          <LawText>{formatDays(note)}</LawText>
        </Line>
      )}
    </>
  )
}

function Fee({ fee: { amount, currency, note } }: { fee: NonNullable<CountryProcedure['fee']> }) {
  const { t } = useTranslation()
  const price = amount === '0' ? t('procedures.free') : [amount, amount && currency].filter(Boolean).join(' ')
  return (
    <>
      {price && <Line>{price}</Line>}
      {note && (
        <Line>
          <LawText>{formatDays(note)}</LawText>
        </Line>
      )}
    </>
  )
}
