import { beforeAll, describe, expect, test } from 'vitest'
import { loadCountryNames } from '../countries/matchCountries.ts'
import { isColumnOfCodes, type PlaceReader, placeReader } from './placeReader.ts'

let read: PlaceReader
beforeAll(async () => {
  const names = await loadCountryNames()
  const countries = [...names].filter(([iso2]) => iso2 !== 'XK')
  read = placeReader(
    countries.map(([iso2, all]) => ({ iso2, names: [all[0] ?? iso2] })),
    names,
  )
})

/** `BR beforeColon + Rio de Janeiro`, or `? several CD CG`. */
function shown(text: string, column?: { isOfCodes: boolean }): string {
  const reading = read(text, column)
  if (reading.kind === 'missing') return 'missing'
  if (reading.kind === 'ask') return `? ${[reading.doubt, ...reading.countries.toSorted()].join(' ')}`
  return [reading.country, reading.reason, ...(reading.rest ? ['+', reading.rest] : [])].join(' ')
}

describe('a place', () => {
  test.each([
    ['Brazil', 'BR name'],
    ['USA', 'US code'],
    ['U.S.A.', 'US code'],
    ['IND', 'IN code'],
    ['SYR', 'SY code'],
    ['KE', 'KE code'],
    ['Brasilien', 'BR otherName'],
    ['Brazil: Rio de Janeiro', 'BR beforeColon + Rio de Janeiro'],
    ['BRASIL, Amazonas, Manaus, Reserva Ducke', 'BR part + Amazonas, Manaus, Reserva Ducke'],
    ['Manaus (AM), Brasil', 'BR part + Manaus'],
    ['Philippines: Los Banos, IRRI', '? holder PH'],
    ['Frankreich (Sammlung)', '? holder FR'],
    ['New Zealand (cultivated in Cornwall, GB)', '? holder NZ'],
    ['Germany: Berlin, collected near Cultus', 'DE beforeColon + Berlin, collected near Cultus'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Korea, Republic of', 'KR'],
    ['Yemen, Democratic', 'YE former'],
    ['P.R. China', 'CN otherName'],
    ['S. Africa', 'ZA otherName'],
    ['Viet Nam', 'VN'],
    ['Côte d´Ivoire', 'CI'],
    ['Republic of Kenya', 'KE name'],
    ['Zaire', 'CD former'],
    ['ZAR', 'CD former'],
    ['Czechoslovakia: Brno', '? former CZ SK'],
    ['Congo', '? several CD CG'],
    ['Korea', '? several KP KR'],
    ['Brazil; Peru', '? mixed BR PE'],
    ['Peru and Chile', '? mixed CL PE'],
    ['Brazil, Peru & Chile', '? mixed BR CL PE'],
    ['Trinidad and Tobago', 'TT name'],
    ['Sarajevo, Bosnia and Herzegovina', 'BA part + Sarajevo'],
    ['Sand and gravel, Kenya', 'KE part + Sand and gravel'],
    ['Borneo', '? several BN ID MY'],
    ['Borneo: Sabah, Malaysia', 'MY part + Sabah, Malaysia'],
    ['Yugoslavia', '? former BA HR ME MK RS SI'],
    ['Crimea', '? disputed RU UA'],
    ['USSR: Crimea', '? disputed RU UA'],
    ['Ukraine: Crimea, Yalta', '? disputed RU UA'],
    ['Yalta (Crimea), Ukraine', '? disputed RU UA'],
    ['India: Jammu and Kashmir', '? disputed IN PK'],
    ['Crimea: Yalta, Ukraine', '? disputed RU UA'],
    ['Ukraine - Crimea', '? disputed RU UA'],
    ['Kosovo', '? withoutCode'],
    ['XK', '? withoutCode'],
    ['Serbia: Kosovo', '? withoutCode'],
    ['Kosovo: Prizren, Serbia', '? withoutCode'],
    ['India: Punjab', 'IN beforeColon + Punjab'],
    ['Palestine', 'PS otherName'],
    ['Burma', 'MM former'],
    ['Western Sahara', '? disputed EH MA'],
    ['Pacific Ocean: off Peru', '? sea'],
    ['NA', '? codeOrWord NA'],
    ['no', '? codeOrWord NO'],
    ['is', '? codeOrWord IS'],
    ['not recorded', 'missing'],
    ['no data', 'missing'],
    ['missing: lab stock', 'missing'],
    ['Mexicoo', '? similar MX'],
    ['Hort. Bot. Berol.', '? nothing'],
  ])('%s is %s', (text, reading) =>
    expect(shown(text)).toMatch(reading.length < 4 ? new RegExp(`^${reading}`) : reading),
  )

  test('NA is Namibia in a column of codes', () => {
    expect(isColumnOfCodes('Country', ['BR', 'NA', 'PE'])).toBe(true)
    expect(isColumnOfCodes('Country', ['Brazil', 'NA', 'PE'])).toBe(false)
    expect(isColumnOfCodes('Country', ['NA', 'NA'])).toBe(false)
    expect(isColumnOfCodes('countryCode', ['NA'])).toBe(true)
    expect(shown('NA', { isOfCodes: true })).toBe('NA code')
  })

  test('a name that meant more States says until when', () => {
    expect(read('Ethiopia')).toMatchObject({
      country: 'ET',
      formerly: { until: '1993-05-23', countries: ['ET', 'ER'] },
    })
    expect(read('Palestine')).toMatchObject({
      country: 'PS',
      formerly: { until: '1948-05-14', countries: ['IL', 'PS'] },
    })
    expect(read('Kenya')).not.toHaveProperty('formerly')
  })
})
