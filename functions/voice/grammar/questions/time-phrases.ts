import { STREETS } from '../cover/number-frames'
import { parseNumberAt, wordSet, type Words } from '../tokenize/words'

/** A time in a guest's words. */
export type SpokenTime =
  | {
      readonly kind: 'clock'
      readonly day: SpokenDay | null
      readonly minutes: number
      readonly half: 'am' | 'pm' | null
    }
  | { readonly kind: 'day'; readonly day: SpokenDay }
  /** `in 20 minutes` */
  | { readonly kind: 'wait'; readonly minutes: number }

/** Days from today, or a weekday: 0 is Sunday. */
type SpokenDay = { readonly ahead: number } | { readonly weekday: number }

/** A time and the words that say it. */
export type TimePhrase = { readonly from: number; readonly to: number; readonly time: SpokenTime }

const WEEKDAYS = [
  'sunday domingo',
  'monday lunes',
  'tuesday martes',
  'wednesday miercoles',
  'thursday jueves',
  'friday viernes',
  'saturday sabado',
].map(wordSet)
const DAYS: ReadonlyMap<string, { readonly ahead: number; readonly half: 'am' | 'pm' | null }> = new Map([
  ['today', { ahead: 0, half: null }],
  ['hoy', { ahead: 0, half: null }],
  ['tonight', { ahead: 0, half: 'pm' }],
  ['tomorrow', { ahead: 1, half: null }],
  ['manana', { ahead: 1, half: null }],
])
const LEAD = wordSet('for at by around about approximately ready on this next a las la para el como sobre be')
/** Words before a number that make it a time. */
const CLOCK_LEAD = wordSet('at by around las la')
/** Words after which a number is a time if minutes follow: `for 7 30`. */
const MAYBE_LEAD = wordSet('for about from para')
const WAIT_UNITS: ReadonlyMap<string, number> = new Map([
  ['minute', 1],
  ['min', 1],
  ['minuto', 1],
  ['hour', 60],
  ['hr', 60],
  ['hora', 60],
])
const PM = wordSet('pm evening afternoon night tarde noche')

/** `at 12 Main Street`: how far after a number a street may end. */
const LONGEST_STREET = 4
const STREET = new RegExp(`\b${STREETS}\b`)

const singular = (word: string): string => word.replace(/s$/, '')

const SPOKEN_MINUTES: ReadonlyMap<string, number> = new Map([['fifteen', 15], ['thirty', 30], ['forty five', 45]]) // prettier-ignore

/** Reads the words after an hour: minutes and the half of the day. */
function afterHour(words: Words, at: number) {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  if (/^[0-5]\d$/.test(first)) return { minutes: Number(first), to: at + 1 }
  if (first === 'y' && /^(?:media|cuarto)$/.test(second)) return { minutes: second === 'media' ? 30 : 15, to: at + 2 }
  const pair = SPOKEN_MINUTES.get(`${first} ${second}`)
  if (pair !== undefined) return { minutes: pair, to: at + 2 }
  const single = first === 'oh' ? undefined : SPOKEN_MINUTES.get(first)
  return single === undefined || third === 'of' ? { minutes: 0, to: at } : { minutes: single, to: at + 1 }
}

/** Reads `pm`, `a m`, `o'clock`, `in the evening`, `de la tarde`; `isSaid` is false without. */
function halfAt(
  words: Words,
  at: number,
): { readonly half: 'am' | 'pm' | null; readonly to: number; readonly isSaid: boolean } {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  if (/^[ap]m$/.test(first)) return { half: first === 'am' ? 'am' : 'pm', to: at + 1, isSaid: true }
  if (/^[ap]$/.test(first) && second === 'm') return { half: first === 'a' ? 'am' : 'pm', to: at + 2, isSaid: true }
  if (first === 'oclock') return { ...halfAt(words, at + 1), isSaid: true }
  if (
    /^(?:in|de)$/.test(first) &&
    /^(?:the|la)$/.test(second) &&
    /^(?:morning|manana|afternoon|evening|tarde|noche)$/.test(third)
  )
    // prettier-ignore
    return { half: PM.has(third) ? 'pm' : 'am', to: at + 3, isSaid: true }
  return { half: null, to: at, isSaid: false }
}

type Clock = {
  readonly minutes: number
  readonly half: 'am' | 'pm' | null
  readonly to: number
  readonly isSure: boolean
}

/** Reads a time of the day; sure if its words can't count anything else. */
function clockAt(words: Words, at: number): Clock | null {
  const word = words[at] ?? ''
  if (/^(?:noon|mediodia)$/.test(word)) return { minutes: 12 * 60, half: 'pm', to: at + 1, isSure: true }
  if (/^(?:midnight|medianoche)$/.test(word)) return { minutes: 0, half: 'am', to: at + 1, isSure: true }
  const [past, link] = [/^(?:half|quarter)$/.test(word), words[at + 1] ?? '']
  const hourAt = past && /^(?:past|to|till)$/.test(link) ? at + 2 : at
  const number = parseNumberAt(words, hourAt)
  if (!number || number.isArticle || number.value < 1 || number.value > 23 || number.length > 1) return null
  const before = hourAt > at ? (word === 'half' ? 30 : 15) * (link === 'past' ? 1 : -1) : 0
  const { minutes, to } = afterHour(words, hourAt + 1)
  const half = halfAt(words, to)
  const isSure = half.isSaid || hourAt > at
  return { minutes: number.value * 60 + minutes + before, half: half.half, to: half.to, isSure }
}

/** Reads a day: `tomorrow evening`, `on friday`, `hoy`. */
function dayAt(words: Words, at: number) {
  const word = words[at] ?? ''
  const known = DAYS.get(word)
  const weekday = WEEKDAYS.findIndex((names) => names.has(word))
  if (!known && weekday < 0) return null
  const part = words[at + 1] ?? ''
  const isPart = /^(?:morning|noon|afternoon|evening|night)$/.test(part)
  const half = isPart ? (PM.has(part) ? ('pm' as const) : ('am' as const)) : (known?.half ?? null)
  const day: SpokenDay = known ? { ahead: known.ahead } : { weekday }
  return { day, half, noon: part === 'noon', to: at + 1 + Number(isPart) }
}

/** Reads `in 20 minutes`. */
function waitAt(words: Words, at: number): TimePhrase | null {
  const isLed = /^(?:in|en|dentro)$/.test(words[at] ?? '')
  const from = at + 1 + Number(/^(?:about|around|de|like)$/.test(words[at + 1] ?? ''))
  const number = isLed ? parseNumberAt(words, from) : null
  const unit = number && WAIT_UNITS.get(singular(words[from + number.length] ?? ''))
  if (!number || unit === undefined || unit === null) return null
  return { from: at, to: from + number.length + 1, time: { kind: 'wait', minutes: Math.ceil(number.value * unit) } }
}

/**
 * Finds a time for the order: `tomorrow at noon`, `at 7 30`, `for 6 pm`, `in an hour`, `a las
 * siete`. A number alone is none.
 */
export function findTimePhrase(words: Words): TimePhrase | null {
  for (let at = 0; at < words.length; at += 1) {
    const wait = waitAt(words, at)
    if (wait) return wait
    let start = at
    while (LEAD.has(words[start] ?? '')) start += 1
    const lead = words[start - 1] ?? ''
    const day = dayAt(words, start)
    if (day) {
      let next = day.to
      while (LEAD.has(words[next] ?? '')) next += 1
      const clock = clockAt(words, next)
      const isTime = clock !== null && (next > day.to || clock.isSure)
      if (isTime) return { from: at, to: clock.to, time: { kind: 'clock', day: day.day, minutes: clock.minutes, half: clock.half ?? day.half } } // prettier-ignore
      if (day.noon) return { from: at, to: day.to, time: { kind: 'clock', day: day.day, minutes: 720, half: 'pm' } }
      // Without a time, today is as soon as possible.
      if ('ahead' in day.day && day.day.ahead === 0) continue
      return { from: at, to: day.to, time: { kind: 'day', day: day.day } }
    }
    const clock = clockAt(words, start)
    if (!clock) continue
    const isLed = start > at && (CLOCK_LEAD.has(lead) || (MAYBE_LEAD.has(lead) && clock.to > start + 1))
    if (!clock.isSure && !isLed) continue
    if (!clock.isSure && STREET.test(words.slice(clock.to, clock.to + LONGEST_STREET).join(' '))) continue
    const after = dayAt(words, clock.to + Number(/^(?:on|el)$/.test(words[clock.to] ?? '')))
    const half = clock.half ?? after?.half ?? null
    return {
      from: at,
      to: after?.to ?? clock.to,
      time: { kind: 'clock', day: after?.day ?? null, minutes: clock.minutes, half },
    }
  }
  return null
}
