import { expect, test } from 'vitest'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import {
  type CustomerFormValues,
  customerChangeForm,
  customerFormValues,
  missingInNewCustomer,
  newCustomerForm,
} from './customer-form-values.ts'

const filled: CustomerFormValues = {
  ...customerFormValues(null),
  name: 'Acme Imports',
  contactEmail: 'goods@acme.example',
  password: 'long enough',
}

function customerWith(contactEmail: string | null): Customer {
  return {
    ...customerFormValues(null),
    id: 1,
    userId: null,
    plan: 'standard',
    industry: null,
    isActive: true,
    contactEmail,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }
}

test('a new customer is active, 3PL and NET 30 unless said otherwise, and no email is sent', () => {
  expect(newCustomerForm.parse(filled)).toMatchObject({ status: 'active', type: '3pl', paymentTerms: 'net_30', sendEmail: false })
})

test('a wrong SEED number is told at its field, a short one with the padded form', () => {
  const judged = newCustomerForm.safeParse({ ...filled, seedIdCompany: 'LU987ABC', seedIdWarehouse: 'nl 00987654321' })
  expect(judged.error?.issues).toMatchObject([{ path: ['seedIdCompany'], message: expect.stringContaining('write LU00000987ABC') }])
  expect(newCustomerForm.parse({ ...filled, seedIdWarehouse: 'nl 00987654321' })).toMatchObject({ seedIdWarehouse: 'NL00987654321' })
})

test('an incomplete new customer is told what is missing, the email last', () => {
  expect(missingInNewCustomer(filled)).toBeUndefined()
  expect(missingInNewCustomer({ ...filled, contactEmail: ' ' })).toBe('Contact email is required to send login credentials.')
  for (const missing of [{ name: '' }, { password: '' }]) {
    expect(missingInNewCustomer({ ...filled, contactEmail: '', ...missing })).toBe('Company name, type, and password are required.')
  }
})

test('an edit sends the password only when something stands in the field', () => {
  const form = customerChangeForm(customerWith('goods@acme.example'))
  expect(form.parse({ ...filled, password: '' })).not.toHaveProperty('password')
  expect(form.parse(filled)).toHaveProperty('password', 'long enough')
})

test('the email, which is the sign-in name, can’t be blanked, but may be missing where there was none', () => {
  const blank = { ...filled, password: '', contactEmail: '' }
  expect(customerChangeForm(customerWith('goods@acme.example')).safeParse(blank).error?.issues[0]?.path).toEqual(['contactEmail'])
  expect(customerChangeForm(customerWith(null)).parse(blank)).not.toHaveProperty('contactEmail')
})

test('a customer of a legacy type keeps it', () => {
  expect(customerChangeForm(customerWith('a@b.example')).parse({ ...filled, type: 'ttt_only' })).toHaveProperty('type', 'ttt_only')
})
