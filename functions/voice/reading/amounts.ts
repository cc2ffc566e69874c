import type { MenuItem } from '#shared/menu/contract'
import { parseNumberAt, type Words } from '../grammar/tokenize/words'
import type { Amount, Mention } from './constructs'

const THE = '(?:(?:the|my|those|our|of the|of my|el|la|los|las|mi|mis) )?'

/** The forms of a change of an amount: `·` is a dish of the cart, `#` a number. */
const FORMS = (
  [
    ['total', `(?:only|just|solo|solamente|nada mas|(?:only|just) (?:want|need|wanted)|(?:want|need|wanted) only|(?:deja|dejame)(?: solo)?|seans?|sea) # ${THE}·`],
    ['total', `${THE}· (?:should be|should have been|to be|down to|up to|(?:que )?seans?|(?:que )?sea) #`],
    ['total', `(?:bump|raise|lower|reduce|drop|bring|cut|increase|take|put|sube|subele|baja|bajale|deja|pon) ${THE}· (?:up |down |back )?(?:to|at|a|en) #`],
    ['fewer', `(?:take|remove|drop|lose|cut) # ${THE}·(?: (?:off|out|away|back))?`],
    ['fewer', `# (?:less|fewer) ${THE}·`],
    ['fewer', `# · (?:less|fewer|menos)`],
    ['times', `double (?:the|my|los|las) ·`],
  ] as const
).map(([kind, form]) => [kind, new RegExp(`^${form}(?= |$)`)] as const) // prettier-ignore

const LONGEST_FORM = 9

/** Reads a change of how many of a dish of the cart are wanted, that starts at a position. */
export function amountAt(words: Words, at: number, target: Mention, cart: readonly MenuItem[]) {
  const [dish] = target.dishes
  if (!dish || target.dishes.length > 1 || !cart.includes(dish)) return null
  const form: string[] = []
  const ends: number[] = []
  let value: number | null = null
  for (let place = at; place < words.length && form.length < LONGEST_FORM;) {
    const number = place === target.from ? null : parseNumberAt(words, place)
    const isNumber = number !== null && value === null
    if (isNumber) value = number.value
    form.push(place === target.from ? '·' : isNumber ? '#' : (words[place] ?? ''))
    place = place === target.from ? target.to : place + (isNumber ? number.length : 1)
    ends.push(place)
  }
  for (const [kind, pattern] of FORMS) {
    const match = pattern.exec(form.join(' '))
    const to = match && ends[match[0].split(' ').length - 1]
    if (to) return { to, amount: { kind, value: kind === 'times' ? 2 : (value ?? 1) } satisfies Amount }
  }
  return null
}
