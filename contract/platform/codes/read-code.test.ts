import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitOf, endsInCheckDigit } from '../../gs1.ts'
import { itemByCode, labelFor, namedBy } from './goods-by-code.ts'
import { readCode } from './read-code.ts'
import { readElementString } from './read-elements.ts'
import { withoutPlainPrefix } from './scanner-marks.ts'
import { trackingForm } from './tracking-form.ts'

const gs = '\u001d'
const gtin = '04006381333931'
const labelOf = (code: string) => readCode(code).label

describe('a code that nothing marks as GS1', () => {
  test.each(['3024', '37120', '30123458', '37123451', '10-4455', '1045', '10614141000415', '17261231', '01040063813339', '4006381333931'])(
    '%s is only a code',
    (code) => {
      expect(readCode(code)).toEqual({ text: code, label: null, sscc: null, problem: null })
    },
  )

  test('is never read as a label, whatever it is', () => {
    const beginsAsLabel = (code: string) => {
      const compact = code.replaceAll(' ', '')
      const key = /^(?:00(\d{18})|0[12](\d{14}))/.exec(compact)
      return (key && endsInCheckDigit(key[1] ?? key[2] ?? '')) || /^\((?:00|01|02)\)|^https?:/i.test(compact) || /^\]/.test(code)
    }
    const code = fc.oneof(
      fc.stringMatching(/^[\x20-\x7e]{1,40}$/),
      fc.stringMatching(/^\d{4,30}$/),
      fc.stringMatching(/^(?:10|17|21|30|37)[0-9A-Z-]{1,20}$/),
    )
    fc.assert(
      fc.property(
        code.filter((each) => !beginsAsLabel(each)),
        (plain) => {
          expect(readCode(plain)).toMatchObject({ text: plain.trim(), label: null, problem: null })
        },
      ),
    )
  })
})

describe('a label', () => {
  const known = { gtin, lotNumber: 'LOT7', expiresOn: '2027-06-30' }
  test.each([
    `01${gtin}1727063010LOT7`,
    `01${gtin}1727063010LOT7${gs}240ABC`,
    `01${gtin}1727063010LOT7${gs}91XYZ`,
    `]d201${gtin}10LOT7${gs}17270630${gs}240ART7`,
    `]e001${gtin}1727063010LOT7`,
    `]Q301${gtin}1727063010LOT7`,
    `${gs}10LOT7${gs}17270630${gs}01${gtin}`,
    // Without the separator that AI 7003, 422 and 392n need: 7003 and 422 have one length.
    `01${gtin}1727063070032706301200${'10LOT7'}`,
    `01${gtin}17270630422276${'10LOT7'}`,
    `01${gtin}172706303102000250392210500${gs}10LOT7`,
    `01${gtin}11250101172706303103001250800500012310LOT7`,
    `01${gtin}221A${gs}1727063010LOT7${gs}21S${gs}99foo`,
    `01${gtin}16271231172706306612345${gs}10LOT7`,
    `01${gtin}10LOT7<GS>17270630`,
    `01${gtin}10LOT7{GS}17270630`,
    `(01)${gtin}(17)270630(10)LOT7`,
    `(01) ${gtin} (10) LOT7 (240) ART (17) 270630`,
    `https://id.gs1.org/01/${gtin}/10/LOT7?17=270630`,
    `https://shop.example/de/01/4006381333931/10/LOT7/21/S1?17=270630&utm=x`,
  ])('%s is read', (code) => {
    expect(labelOf(code)).toMatchObject(known)
  })

  test.each([`02${gtin}3712${gs}10LOT1${gs}16271231`, `]C102${gtin}3712${gs}10LOT1`, `(02)${gtin}(37)12(10)LOT1`])(
    '%s has its content, count and lot',
    (code) => {
      expect(labelOf(code)).toMatchObject({ gtin, quantity: 12, lotNumber: 'LOT1', expiresOn: null, isWholeUnit: false })
    },
  )

  test('of a whole unit has SSCC, content and count', () => {
    expect(labelOf(`0034012345000000001702${gtin}3740`)).toMatchObject({ sscc: '340123450000000017', quantity: 40, isWholeUnit: true })
    expect(labelOf('(00)340123450000000017')).toMatchObject({ gtin: null, isWholeUnit: false })
    expect(readCode('3 4012345 000000001 7').sscc).toBe('340123450000000017')
  })

  test.each([
    [`01${gtin}17271331`, 'not a date'],
    [`]C101${gtin}3748010LOT`, '(37)'],
    ['(00)340123450000000018', 'check digit'],
    ['(01)04006381333932(10)LOT7', 'check digit'],
    [']C1WINE-01', 'not an application identifier'],
    [`https://id.gs1.org/01/${gtin}/10/%`, 'not complete'],
  ])('%s that can’t be read is no plain code, and says why', (code, sentence) => {
    expect(readCode(code)).toMatchObject({ label: null, sscc: null, problem: expect.stringContaining(sentence) })
  })

  test('of any elements is read back, those with an unknown application identifier too', () => {
    const value = fc.stringMatching(/^[!"%&'()*+,\-./0-9:;=?A-Z_a-z]{1,20}$/)
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
    const ofLength = (ai: string, length: number) => digits(length).map((text) => ({ ai, value: text }))
    const key = (ai: string, length: number) => digits(length - 1).map((text) => ({ ai, value: text + checkDigitOf(text) }))
    const elements = fc.uniqueArray(
      fc.oneof(
        key('00', 18),
        key('01', 14),
        fc.constant({ ai: '17', value: '271231' }),
        fc.stringMatching(/^[1-9]\d{0,7}$/).map((text) => ({ ai: '37', value: text })),
        ...['10', '21', '22', '235', '240', '241', '250', '400', '423', '7030', '710', '7230', '8008', '8200', '90', '91', '99'].map((ai) =>
          value.map((text) => ({ ai, value: text })),
        ),
        ...['3103', '3302', '3922', '3952'].map((ai) => ofLength(ai, 6)),
        ...[ofLength('20', 2), ofLength('422', 3), ofLength('414', 13), ofLength('7003', 10), ofLength('8005', 6), ofLength('8018', 18)],
      ),
      { minLength: 1, selector: ({ ai }) => ai },
    )
    const withSeparator = (ai: string) => !/^(?:0[0-4]|1[1-9]|20|3[1-6]|41)/.test(ai)
    fc.assert(
      fc.property(elements, (given) => {
        const string = given.map(({ ai, value: text }) => ai + text + (withSeparator(ai) ? gs : '')).join('')
        expect(readElementString(`]C1${string}`)).toEqual({ elements: given })
      }),
    )
  })
})

describe('a lot that may have swallowed what follows', () => {
  test.each([
    [`02${gtin}10L90013712`, { lotNumber: 'L9001', quantity: 12, expiresOn: null }],
    [`01${gtin}10L900117271231`, { lotNumber: 'L9001', quantity: 1, expiresOn: '2027-12-31' }],
    [`01${gtin}10L900121S77`, { lotNumber: 'L9001', quantity: 1, expiresOn: null }],
    [`01${gtin}10L90011727123121S77`, { lotNumber: 'L9001', quantity: 1, expiresOn: '2027-12-31' }],
  ])('%s is doubted', (code, facts) => {
    expect(labelOf(code)?.withoutSeparator).toEqual(facts)
  })

  test.each([
    `01${gtin}10L9001`,
    // The scanner sends separators.
    `02${gtin}10L90013712${gs}17271231`,
    `]C102${gtin}10L90013712${gs}`,
    // The label has that element already, the date is none, the count has a zero before it.
    `01${gtin}1727123110L900117271231`,
    `01${gtin}10L900117271399`,
    `01${gtin}10L9001370`,
    `01${gtin}10L90013701`,
    `(01)${gtin}(17)271231(10)LOT4`,
  ])('%s isn’t', (code) => {
    expect(labelOf(code)?.withoutSeparator).toBeNull()
  })
})

describe('goods', () => {
  const jam = { sku: 'JAM-1', gtin: '9501101530010' }
  const wine = { sku: '4006381333931', gtin: null }
  const corkscrew = { sku: '0109501101530010', gtin: null }

  test('are named by SKU, GTIN in any length, or a label', () => {
    expect(['jam-1', '9501101530010', '09501101530010', '0109501101530010'].map((code) => namedBy(jam, readCode(code)))).toEqual([
      ...['sku', 'gtin', 'gtin', 'label'],
    ])
    expect(namedBy({ sku: 'TEA', gtin: '96385074' }, readCode('00000096385074'))).toBe('gtin')
    expect(namedBy(wine, readCode(`01${gtin}`))).toBe('label')
    expect(namedBy(jam, readCode(`01${gtin}`))).toBeNull()
  })

  test('that have the text itself as their code win over any reading, and nothing is read from it', () => {
    const code = readCode('0109501101530010')
    expect(itemByCode([jam, corkscrew], code)).toBe(corkscrew)
    expect(labelFor(corkscrew, code)).toBeNull()
    expect(labelFor(jam, code)).toMatchObject({ gtin: '09501101530010' })
    expect(itemByCode([jam, { ...jam, sku: 'JAM-2' }], code)).toBeUndefined()
  })
})

test('prefixes of other symbologies are no part of a code', () => {
  expect(readCode(']E04006381333931').text).toBe('4006381333931')
  expect([']C0A-01-02', ']C110L', 'A-01'].map(withoutPlainPrefix)).toEqual(['A-01-02', ']C110L', 'A-01'])
})

test('numbers of carriers are compared without blanks and invisible characters, in capitals', () => {
  expect(trackingForm('1z 999 aa1\u00a001\u20092345 6784')).toBe('1Z999AA10123456784')
  expect(trackingForm('3SABCD\u200b00012\u00ad34\ufeff')).toBe('3SABCD0001234')
})
