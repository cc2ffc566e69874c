const COURTESY = '(?:please|hiro|thanks|thank you|por favor|gracias)'
const YES =
  '(?:yes|yeah|yep|yup|sure|ok|okay|right|correct|perfect|exactly|confirm(?:ed)?|absolutely|definitely|of course|go ahead|do it|sounds good|looks good|thats (?:it|right|correct|fine|good)|that is (?:it|right|correct|fine|good)|thats (?:all|everything)|add (?:it|them|that|those|all)(?: to (?:the|my) cart)?|si|claro|correcto|exacto|de acuerdo|dale|esta bien|asi es|agregalos?|hazlo)'
const NO =
  '(?:no|nope|nah|wrong|cancel(?: (?:it|that))?|never mind|forget (?:it|that)|none(?: of (?:them|those))?|neither|not (?:this|that|those|these)|dont(?: (?:add|do) (?:it|that|them))?|leave it|ninguno|ninguna|ningun[oa] de (?:ellos|esos)|tampoco|cancela(?:lo)?|olvidalo|dejalo|mejor no|no lo (?:agregues|hagas))'

const only = (phrase: string) =>
  new RegExp(`^(?:(?:${phrase}|${COURTESY})(?: |$))*${phrase}(?:(?: |$)(?:${phrase}|${COURTESY}))*$`)
const [ONLY_YES, ONLY_NO] = [only(YES), only(NO)]
const YES_FIRST = new RegExp(`^(?:${YES} )+(?:,|and|y|but|also|plus) `)

/** What a message says to a question that takes yes or no, and the words after a yes. */
export type Consent = { readonly isYes: boolean; readonly rest: string }

/** Reads yes or no; null if the message says neither. */
export function readConsent(words: readonly string[]): Consent | null {
  const said = words.join(' ').replace(/ ?,/g, ' ,').trim()
  const plain = words.filter((word) => word !== ',').join(' ')
  if (ONLY_YES.test(plain)) return { isYes: true, rest: '' }
  if (ONLY_NO.test(plain)) return { isYes: false, rest: '' }
  const [lead] = YES_FIRST.exec(said) ?? []
  return lead === undefined ? null : { isYes: true, rest: said.slice(lead.length) }
}
