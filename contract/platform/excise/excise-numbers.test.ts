import { describe, expect, test } from 'vitest'
import { readGtin } from '../../gs1.ts'
import { newCustomer } from '../../people/customers/customers.ts'
import { arcWarning, exciseWarnings, readArc, readSeed } from './excise-numbers.ts'

describe('a SEED number', () => {
  test.each([
    // Published in Implementing Regulations 2018/574 and 612/2013.
    ['LU00000987ABC', 'LU00000987ABC'],
    ['PL2005764CL78', 'PL2005764CL78'],
    ['xi00000467014', 'XI00000467014'],
    ['GR00000000123', 'EL00000000123'],
    ['el00000000123', 'EL00000000123'],
    ['  nl 0012 3456 789 ', 'NL00123456789'],
  ])('%s is stored as %s', (typed, number) => {
    expect(readSeed(typed)).toEqual({ number })
  })

  test.each([
    ['LU987ABC', 'A SEED number has 13 characters, and this has 8. If zeros were left out, write LU00000987ABC.'],
    ['GR1', 'A SEED number has 13 characters, and this has 3. If zeros were left out, write EL00000000001.'],
    ['LU0000987ABC', 'A SEED number has 13 characters, and this has 12. If zeros were left out, write LU00000987ABC.'],
    ['LU', 'A SEED number has 13 characters, and this has 2.'],
    ['LU00000987ABCD', 'A SEED number has 13 characters, and this has 14.'],
    ['L100000987ABC', 'A SEED number begins with the two letters of its country, as in LU00000987ABC.'],
    ['ZZ00000987ABC', 'No SEED numbers begin with ZZ. They begin with the country, as in LU00000987ABC.'],
    ['GB00000987ABC', 'No SEED numbers begin with GB. They begin with the country, as in LU00000987ABC.'],
    ['LU00000987AB-', 'A SEED number has letters A to Z and digits only, as in LU00000987ABC.'],
    ['LU0000098７ABC', 'A SEED number has letters A to Z and digits only, as in LU00000987ABC.'],
  ])('%s is refused', (typed, problem) => {
    expect(readSeed(typed)).toEqual({ problem })
  })
})

describe('an ARC', () => {
  test.each([
    ['23GB00000000000378574', null],
    ['23XI00000000000000331', null],
    ['16GB00000000000192223', null],
    ['26DE000000000000001P3', null],
    ['26PL0A1B2C3D4E5F6G7H5', null],
    ['26de000000000000001p3', null],
    ['23XI00000000000000333', '1, not 3'],
    // Printed in the regulations, and not following the usual rule.
    ['15GB0123456789ABCDEF0', ', not 0'],
    ['05ES7R19YTE17UIC8J4P9', ', not 9'],
  ])('%s is one, with the warning %s', (typed, warning) => {
    expect(readArc(typed)).toEqual({ number: typed.toUpperCase() })
    if (warning === null) expect(arcWarning(typed)).toBe(null)
    else expect(arcWarning(typed)).toContain(warning)
  })

  test.each([
    ['26DE00000000000001P3', 'An ARC has 21 characters, and this has 20.'],
    ['26D1000000000000001P3', 'An ARC begins with two digits of the year and two letters of the country, as in 26DE.'],
    ['DE26000000000000001P3', 'An ARC begins with two digits of the year and two letters of the country, as in 26DE.'],
    ['26DE0000-0000000001P3', 'An ARC has letters A to Z and digits only.'],
    ['26DE0000000000000001P', 'The last character of an ARC is a digit.'],
  ])('%s is refused', (typed, problem) => {
    expect(readArc(typed)).toEqual({ problem })
    expect(arcWarning(typed)).toBe(null)
  })
})

test.each([
  ['09501101530003', { gtin: '09501101530003' }],
  ['00012345600012', { gtin: '00012345600012' }],
  [' 4006381 333931 ', { gtin: '4006381333931' }],
  ['96385074', { gtin: '96385074' }],
  ['09501101530004', { problem: 'The check digit of this GTIN is wrong: the last digit should be 3.' }],
  ['123456789', { problem: 'A GTIN has 8, 12, 13 or 14 digits.' }],
  ['ABCDEFGH', { problem: 'A GTIN has 8, 12, 13 or 14 digits.' }],
])('the GTIN %s', (typed, read) => {
  expect(readGtin(typed)).toEqual(read)
})

test.each([
  [{}, []],
  [{ taxWarehouse: true }, ['A tax warehouse has two SEED numbers: of its company and of the warehouse.']],
  [{ taxWarehouse: true, seedIdCompany: 'NL00000000001', seedIdWarehouse: 'NL00000000002' }, []],
  [{ certifiedReceiver: true }, ['A certified receiver has the SEED number of its company.']],
  [{ certifiedReceiver: true, seedIdCompany: 'NL00000000001' }, []],
  [{ seedIdCompany: 'nl 00000000001', seedIdWarehouse: 'NL00000000001' }, ['The company and its warehouse have different SEED numbers.']],
  [
    { seedIdCompany: 'NL00000000001', seedIdWarehouse: 'BE00000000001' },
    ['The SEED numbers are of two countries. Usually both are of one.'],
  ],
  [{ seedIdCompany: 'not yet', seedIdWarehouse: 'BE00000000001' }, []],
])('%j of a customer is warned of with %j', (standing, warnings) => {
  const none = { seedIdCompany: null, seedIdWarehouse: null, certifiedReceiver: false, taxWarehouse: false }
  expect(exciseWarnings({ ...none, ...standing })).toEqual(warnings)
})

test('a customer is saved with normalized SEED numbers or none, never with a wrong one', () => {
  const body = { name: 'Acme', type: '3pl', contactEmail: 'office@acme.example', password: 'a long password' }
  const parse = (seedIdCompany: unknown) => newCustomer.safeParse({ ...body, seedIdCompany })
  expect(parse('gr 00000000123').data?.seedIdCompany).toBe('EL00000000123')
  expect(parse('  ').data?.seedIdCompany).toBe(null)
  expect(parse(undefined).data).not.toHaveProperty('seedIdCompany', expect.anything())
  const { error } = parse('LU987ABC')
  expect(error?.issues).toMatchObject([{ path: ['seedIdCompany'], message: expect.stringContaining('write LU00000987ABC') }])
})
