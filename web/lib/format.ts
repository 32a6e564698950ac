type Moment = string | number | Date | null | undefined

const numbers = new Intl.NumberFormat('en-US')
const dates = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
const dateTimes = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 'Jan 15, 2025'; '–' for an invalid date. */
export function formatDate(moment: Moment): string {
  return formatted(moment, dates)
}

/** 'Jan 15, 2025, 14:05'. */
export function formatDateTime(moment: Moment): string {
  return formatted(moment, dateTimes)
}

/** '1,612'. */
export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** plural(1, 'item') is '1 item', plural(3, 'box', 'boxes') is '3 boxes'. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

function formatted(moment: Moment, format: Intl.DateTimeFormat): string {
  if (moment === null || moment === undefined || moment === '') return '–'
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '–' : format.format(date)
}
