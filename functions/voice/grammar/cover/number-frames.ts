import { text, type Text } from '#shared/voice/text'
import type { Words } from '../tokenize/words'

/** What a number counts that is no quantity of a dish. */
export type NumberFrame = 'time' | 'party' | 'address' | 'age' | 'code' | 'other'

const N =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)'
const PEOPLE =
  '(?:of us|people|persons?|guests?|adults?|grownups?|(?:kids?|children)(?= ,|$| and)|toddlers?|personas|adultos|ninos|friends|coworkers|members|mouths|diners|seats?|chairs?|place settings?)'
const HALF_DAY = '(?:am|pm|a m|p m|oclock|o clock|ish|de la (?:manana|tarde|noche))'
/** Words that end the name of a street. */
export const STREETS =
  '(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|circle|cir|parkway|pkwy|trail|terrace|highway|hwy|calle|avenida)'
const END = '(?= please|$| ,| today| tonight| tomorrow| on | for )'

/** The frames, the first that fits a position wins. Each names what its number counts. */
const FRAMES: readonly (readonly [NumberFrame, RegExp])[] = (
  [
    [
      'age',
      `${N} (?:years?|yrs?|months?) olds?|${N} anos|(?:im|i am|hes|shes|whos|who is|he is|she is|just turned|turning|turns|turned|aged?) ${N}${END}`,
    ],
    [
      'address',
      `(?:to |at |on )?${N} (?:(?!and )[a-z]+ ){1,3}${STREETS}|(?:apartment|apt|unit|suite|ste|room|building|bldg|lot|floor|gate|house) (?:number )?${N}|(?:deliver|delivery|send|ship|bring|take)(?: it| that| this)? to ${N}(?: ${N})*`,
    ],
    [
      'time',
      `(?:(?:pick ?up|picking up|pick it up|ready|delivered|delivery|here|there|arriving|coming|come|be there|eat|dinner|lunch) )?(?:at|by|around|before|after|until|till|a las|para las|a la) (?:about |around )?${N}(?: ${N})?(?: ${HALF_DAY})?${END}`,
    ],
    [
      'time',
      `(?:(?:for|about|from) )?${N}(?: ${N})? ${HALF_DAY}(?= |$)|(?:for|about|from) ${N} (?:\\d\\d|thirty|fifteen|forty five)${END}|(?:in |for )?(?:about |like |around )?(?:another )?${N} (?:more )?(?:minutes?|mins?|hours?|hrs?|seconds?|days?|weeks?|months?|minutos|horas)(?: (?:from now|ago|away|out|late|early|or so))?|(?:half|quarter) (?:past|to|till) ${N}|y media`,
    ],
    [
      'party',
      `(?:there (?:are|is|will be|are going to be|were)|theres|(?:we are|were|we will be|well be|its|it is|somos|seremos)(?: (?:a )?(?:party|group|family) of)?|(?:a )?(?:party|group|family|table) (?:of|for)|(?:for|feed|feeds|feeding|serve|serves|to feed|enough for|para)(?: (?:a )?(?:party|group|family|table) of)?) (?:about |around |only |just )?${N}(?: ${PEOPLE}|${END})`,
    ],
    ['party', `${N} (?:hungry |more |small |big )?${PEOPLE}(?= |$)`],
    [
      'code',
      `(?:code|pin|coupon|promo|ticket|confirmation|table|phone|cell|card|ending in|last four|account|reference|locker|spot|stall|space|slot|booth|zip|order number|number is|mesa|codigo)(?: (?:code|number|no|is|in|es|numero))* ${N}(?: ${N})*|${N}(?: ${N}){3,}`,
    ],
    [
      'other',
      `(?:tip (?:of )?|plus )?${N} (?:dollars?|bucks|cents|miles|blocks|stars?|degrees|cars?|forks?|napkins|chopsticks|sets? of chopsticks|straws|bags?|calories|dolares|veces)(?= |$)|(?:january|february|march|april|june|july|august|september|october|november|december) ${N}(?= |$)`,
    ],
  ] satisfies readonly (readonly [NumberFrame, string])[]
).map(([frame, pattern]) => [frame, new RegExp(`^(?:${pattern})(?= |$)`)])

const LONGEST_FRAME = 10

/** Finds the number that starts at a word and counts no dish; null without one. */
export function frameAt(words: Words, at: number): { readonly frame: NumberFrame; readonly length: number } | null {
  const text = words.slice(at, at + LONGEST_FRAME).join(' ')
  for (const [frame, pattern] of FRAMES) {
    const length = pattern.exec(text)?.[0].split(' ').length ?? 0
    if (length > 0) return { frame, length }
  }
  return null
}

/** What Hiro says of a number that counts no dish. */
export const frameResponses: Readonly<Record<NumberFrame, Text>> = {
  time: text('You choose the time at checkout.', 'La hora se elige al pagar.'),
  party: text('How many of which dish would you like?', '¿Cuántos de qué plato quiere?'),
  address: text('You enter the address at checkout.', 'La dirección se escribe al pagar.'),
  age: text('I changed nothing.', 'No cambié nada.'),
  code: text('You enter codes at checkout.', 'Los códigos se escriben al pagar.'),
  other: text('I changed nothing.', 'No cambié nada.'),
}
