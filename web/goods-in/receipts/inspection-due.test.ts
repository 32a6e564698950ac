import { expect, test } from 'vitest'
import { inspectionDue } from './inspection-due.ts'

const due = '2026-11-22T12:00:00.000Z'
const at = (time: string) => inspectionDue(due, Date.parse(`2026-11-${time}:00.000Z`))

test.each([
  ['21T12:00', 'Inspection due in 24 hours'],
  ['22T06:01', 'Inspection due in 5 hours'],
  ['22T10:59', 'Inspection due in 1 hour'],
  ['22T11:01', 'Inspection due in 59 minutes'],
  ['22T12:00', 'Inspection due in less than a minute'],
])('at %s it says: %s', (time, words) => {
  expect(at(time)).toEqual({ isOverdue: false, words })
})

test.each([
  ['22T12:01', 'Overdue by 1 minute'],
  ['22T15:30', 'Overdue by 3 hours'],
  ['24T11:59', 'Overdue by 47 hours'],
  ['25T13:00', 'Overdue by 3 days'],
])('at %s it says: %s', (time, words) => {
  expect(at(time)).toEqual({ isOverdue: true, words })
})
