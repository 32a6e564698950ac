import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitOf, endsInCheckDigit, gtin14Of, isSscc, makeSscc } from './gs1.ts'
import { elementString, gs1Date, humanReadable, labelProblem } from './gs1-elements.ts'
import { type ReadElements, readElementString } from './platform/codes/read-elements.ts'

const gs = '\u001d'

describe('check digits', () => {
  test.each([
    // Published examples: GS1 General Specifications and GS1's check digit calculator.
    ['34012345000000001', '7'],
    ['10614141123456789', '7'],
    ['00123456000000001', '8'],
    ['0950110153000', '3'],
    ['952012300000', '4'],
    ['952012300001', '1'],
    ['4012345000000001', '6'],
    ['629104150021', '3'],
    ['9638507', '4'],
  ])('%s has the check digit %s', (payload, digit) => {
    expect(checkDigitOf(payload)).toBe(digit)
    expect(endsInCheckDigit(payload + digit)).toBe(true)
  })

  test('one wrong digit, anywhere, is noticed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{17}$/), fc.nat(17), fc.integer({ min: 1, max: 9 }), (payload, place, by) => {
        const right = payload + checkDigitOf(payload)
        const wrong = right.slice(0, place) + ((Number(right[place]) + by) % 10) + right.slice(place + 1)
        return isSscc(right) && !isSscc(wrong)
      }),
    )
  })

  test('only digits have one', () => {
    expect(() => checkDigitOf('12A')).toThrow(RangeError)
    for (const key of ['', '7', '12A4', '４０１２']) expect(endsInCheckDigit(key)).toBe(false)
  })
})

describe('an SSCC', () => {
  test('is made of extension digit, company prefix and serial', () => {
    expect(makeSscc({ extensionDigit: 3, companyPrefix: '4012345', serial: 1 })).toBe('340123450000000017')
    expect(makeSscc({ extensionDigit: 1, companyPrefix: '0614141', serial: 123456789 })).toBe('106141411234567897')
    expect(makeSscc({ extensionDigit: 0, companyPrefix: '012345600000', serial: 1 })).toBe('001234560000000018')
  })

  test.each(['340123450000000017', '340123450000000024', '106141411234567897', '001234560000000018'])('%s is valid', (code) => {
    expect(isSscc(code)).toBe(true)
  })

  test.each(['340123450000000018', '34012345000000001', '3401234500000000170', '34012345000000001 7', ''])('%o is not', (code) => {
    expect(isSscc(code)).toBe(false)
  })

  test('is refused where the parts don’t fit, instead of shortened', () => {
    const parts = { extensionDigit: 0, companyPrefix: '012345678901', serial: 9999 }
    expect(isSscc(makeSscc(parts))).toBe(true)
    expect(() => makeSscc({ ...parts, serial: 10_000 })).toThrow('has 4 digits for it')
    expect(() => makeSscc({ ...parts, serial: -1 })).toThrow(RangeError)
    expect(() => makeSscc({ ...parts, serial: 1e16 })).toThrow(RangeError)
    expect(() => makeSscc({ ...parts, extensionDigit: 10 })).toThrow(RangeError)
    expect(() => makeSscc({ ...parts, companyPrefix: '12' })).toThrow(RangeError)
  })
})

test('a GTIN of 12, 13 or 14 digits is recognised, and nothing shorter', () => {
  expect(gtin14Of('09501101530003')).toBe('09501101530003')
  expect(gtin14Of('9501101530003')).toBe('09501101530003')
  expect(gtin14Of('614141000036')).toBe('00614141000036')
  for (const other of ['09501101530004', '96385074', 'WINE-01', '']) expect(gtin14Of(other)).toBe(null)
})

const sscc = { ai: '00', value: '340123450000000017' }
const content = { ai: '02', value: '09501101530003' }
const count = { ai: '37', value: '480' }
const expiry = { ai: '17', value: '271231' }
const lot = { ai: '10', value: 'LOT42' }

function elementsOf(read: ReadElements) {
  if ('problem' in read) throw new Error(read.problem)
  return read.elements
}

describe('element strings', () => {
  test('have a separator only after an element of variable length that isn’t the last', () => {
    expect(elementString([sscc])).toBe('00340123450000000017')
    expect(elementString([sscc, content, count, expiry, lot])).toBe(
      ['00340123450000000017', '0209501101530003', `37480${gs}`, '17271231', '10LOT42'].join(''),
    )
    expect(humanReadable([sscc, content, count])).toBe('(00)340123450000000017(02)09501101530003(37)480')
    // A GSIN has a fixed length, but isn't on GS1's list of those that need no separator.
    expect(elementString([{ ai: '402', value: '40123450000000016' }, lot])).toBe(`40240123450000000016${gs}10LOT42`)
  })

  test('are read as scanners send them', () => {
    expect(readElementString(`]C1020950110153000337480${gs}10LOT42`)).toEqual({ elements: [content, count, lot] })
    expect(readElementString('00340123450000000017')).toEqual({ elements: [sscc] })
    expect(readElementString(`]d2${gs}00340123450000000017`)).toEqual({ elements: [sscc] })
  })

  test.each([
    ['the separator is missing', ']C102095011015300033748010LOT42', '(37)'],
    ['the check digit is wrong', '00340123450000000018', 'check digit'],
    ['a digit is missing', '0034012345000000001', '18 characters'],
    ['the month is 13', '17271331', 'not a date'],
    ['the day is the 31st of June', '17270631', 'not a date'],
    ['it is a plain code', 'WINE-01', 'not an application identifier'],
    ['it is empty', '', 'Nothing was scanned'],
    ['a character isn’t in the set', '10ŁÓDŹ', "can't carry"],
  ])('are refused with a sentence when %s', (_, scanned, sentence) => {
    expect(readElementString(scanned)).toEqual({ problem: expect.stringContaining(sentence) })
  })

  test('leave the day open by the day 00', () => {
    expect(readElementString('17280200')).toEqual({ elements: [{ ai: '17', value: '280200' }] })
    expect(gs1Date('2028-02-29')).toBe('280229')
  })

  test('are read back as they were written', () => {
    const inSet = fc.stringMatching(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/)
    const elements = fc.uniqueArray(
      fc.oneof(
        fc.constant(sscc),
        fc.constant(content),
        fc.constant(expiry),
        inSet.map((value) => ({ ai: '10', value })),
        fc.stringMatching(/^\d{1,8}$/).map((value) => ({ ai: '37', value })),
        inSet.map((value) => ({ ai: '400', value })),
        fc.stringMatching(/^\d{6}$/).map((value) => ({ ai: '3103', value })),
      ),
      { minLength: 1, selector: ({ ai }) => ai },
    )
    fc.assert(
      fc.property(elements, (given) => {
        expect(elementsOf(readElementString(`]C1${elementString(given)}`))).toEqual(given)
      }),
    )
  })
})

describe('a label', () => {
  test('with the unit, its content, count, expiry and lot is complete', () => {
    expect(labelProblem([sscc])).toBe(null)
    expect(labelProblem([sscc, content, count, expiry, lot])).toBe(null)
    expect(labelProblem([{ ai: '01', value: '09501101530003' }, lot, { ai: '3103', value: '001500' }])).toBe(null)
  })

  test.each([
    ['content without count and unit', [content], 'The AI (02) needs (00)'],
    ['content without its count', [sscc, content], 'The AI (02) needs (37)'],
    ['a lot of nothing', [sscc, lot], 'The AI (10) needs (01) or (02)'],
    ['an item with the count of a content', [{ ai: '01', value: '09501101530003' }, sscc, count, content], "can't be on one label"],
    [
      'two postcodes',
      [
        { ai: '420', value: '1010AB' },
        { ai: '421', value: '5281010AB' },
      ],
      "can't be on one label",
    ],
    ['an impossible expiry', [sscc, content, count, { ai: '17', value: '271331' }], 'not a date'],
    ['a net mass of nothing', [sscc, { ai: '3102', value: '001500' }], 'needs (01) or (02)'],
  ])('is refused with %s', (_, elements, sentence) => {
    expect(labelProblem(elements)).toContain(sentence)
  })
})
