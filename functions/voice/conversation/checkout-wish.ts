import type { CheckoutWish } from '#shared/voice/contract'
import type { OrderType } from '#shared/orders/constants'
import { formatDateTime } from '#shared/platform/time'
import { text, type Text } from '#shared/voice/text'
import { STREETS } from '../grammar/cover/number-frames'
import { isQuestion } from '../grammar/cover/question-cues'
import { answerDelivery, findPlace, findZipCode } from '../grammar/questions/delivery-answers'
import { describeDeliveryTime, withZipCode } from '../grammar/questions/location-answers'
import type { AssistantFacts } from '../grammar/questions/facts'
import { inSpanish } from '../grammar/questions/spanish-times'
import { findNames } from '../grammar/recognize/names'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { PAUSE, type Words } from '../grammar/tokenize/words'
import { findOrderTime } from './order-time'
import { findTimePhrase, type TimePhrase } from '../grammar/questions/time-phrases'

const ORDER = '(?:it|this|that|them|everything|(?:my|our|the|this) (?:order|food))'
const TO = '(?: to (?:me|us|my \\w+|our \\w+|the (?:house|office|hotel|door)))?'
const NOT = '(?<!\\b(?:no|not|dont|without|never|cant|sin) )'
const START = `${NOT}(?:^|(?<= ))`
const TIME = '~'
const END = `(?= please|$| ,| ${TIME})`
const TOWN = '(?: (?!an? |one |two |un |una |dos |and |with |y |con |me |us |please)[a-z]+){1,3}'
const ADDRESS = `\\d+ (?:[a-z0-9]+ ){1,4}?${STREETS}(?: (?:apt|apartment|unit|suite|ste) \\w+)?(?:(?: ,)?(?:${TOWN})?(?: ,)?(?: (?:fl|florida))?(?: ,)? \\d{5}|(?: ,)?${TOWN}(?= ${TIME}|$))?`
const TO_PLACE = `(?: (?:to|in|at|a|al|en) (?:(?:the )?(?:zip(?: code)?|codigo postal) )?(?:\\d{5}|${ADDRESS}))`
const ASKS = '(?:please |can you |could you |would you |will you |just |pueden? |podrian? )*'

const DELIVERY = new RegExp(
  `${START}(?:${ASKS}deliver (?:${ORDER}|to (?:me|us|my \\w+|our \\w+))${TO}|${ASKS}(?:deliver|delivery|delivered|entregar|entrega|envio)(?:(?=${TO_PLACE})| (?:to|in|a|en)${TOWN}${END}|${END})|(?:(?:i|we) (?:want|need|would like)|id like|wed like|have|get) ${ORDER} delivered${TO}|bring ${ORDER} to (?:me|us|my \\w+|our \\w+)|(?:for|as a?|make ${ORDER} a?) ?delivery|(?:para |con )?(?:a domicilio|entrega a domicilio)|para (?:entrega|entregar|enviar)|(?:(?:entreg(?:a|ue)|envi[ae]|mand[ae]|llev[ae])(?:me|nos)l[oa]s?|entreg(?:a|ue)l[oa]s?)(?: a (?:mi )?(?:casa|oficina))?)${TO_PLACE}?(?= |$)`,
)
const PICKUP = new RegExp(
  `${START}(?:for (?:a )?pick ?up|pick ?up${END}|(?:i ?ll|well|i will|we will|im going to|ill be|ill just) (?:be )?pick(?:ing)? (?:${ORDER} )?up(?: ${ORDER})?|picking (?:${ORDER} )?up|to go(?= please|$| ,)|(?:for |as )?(?:takeout|carry ?out)|for take ?out|para (?:llevar|recoger)|recoger${END}|(?:l[oa]|los|las) recojo|paso a recoger\\w*)(?= |$)`,
)
const SCHEDULE = new RegExp(
  `${START}${ASKS}(?:schedule|set|(?:programe?|agende?)(?:l[oa])?)(?: ${ORDER}| the (?:time|pick ?up|delivery)| (?:el|mi) pedido)?(?: to| for)?(?= ${TIME})`,
)
/** A question that requests what it asks, if it has a time: `can you deliver at 7`. */
const REQUESTS =
  /^(?:(?:can|could|would|will) you|pueden?|podrian?) (?:please |just )?(?:deliver|bring|schedule|set|entregar|mandar)/

/** What a message says about the checkout, and the other words. */
export type CheckoutTalk = {
  readonly rest: Words
  readonly wish: CheckoutWish
  readonly sentences: readonly Text[]
}

const SET_TYPE: Readonly<Record<OrderType, Text>> = {
  pickup: text('I set your order to pickup.', 'Puse su pedido para recoger.'),
  delivery: text(
    'I set your order to delivery. You enter the address at checkout.',
    'Puse su pedido para entrega. La dirección se escribe al pagar.',
  ),
  event: text('You choose an event at checkout.', 'El evento se elige al pagar.'),
}

const PICKUP_INSTEAD = text(
  'Your order is not set to delivery. You can pick it up here.',
  'Su pedido no quedó para entrega. Puede recogerlo aquí.',
)

const WHAT_TIME = text(
  'Which time then? Say it with the day, such as "tomorrow at 6 PM".',
  '¿A qué hora? Dígala con el día, por ejemplo "mañana a las 6 de la tarde".',
)

/** Says that delivery is set; for a ZIP code or a town only if the location delivers there. */
function describeDelivery(words: Words, facts: AssistantFacts) {
  const said = words.join(' ')
  const zipCode = findZipCode(said)
  const { takes, closed } = describeDeliveryTime(withZipCode(facts, zipCode))
  const place = zipCode ?? (/\d/.test(said) ? null : findPlace(said))
  if (place === null) return { isOffered: true, sentences: [SET_TYPE.delivery, ...closed] }
  const { sentences, isOffered } = answerDelivery(zipCode ?? said, facts, takes)
  return {
    isOffered,
    sentences: isOffered ? [SET_TYPE.delivery, ...sentences, ...closed] : [...sentences, PICKUP_INSTEAD],
  }
}

function describeTime({ time }: TimePhrase, orderType: OrderType, facts: AssistantFacts) {
  if (time.kind === 'day') return { sentences: [WHAT_TIME] }
  const found = findOrderTime(time, orderType, facts)
  const format = (at: string) => formatDateTime(at, facts.location.timeZone).replace(/\s/g, ' ')
  if (found.kind === 'offered') {
    const at = format(found.at)
    return {
      scheduledFor: found.at,
      sentences: [text(`I set the time to ${at}.`, `Puse la hora: ${inSpanish(at)}.`)],
    }
  }
  const at = found.nextAt === null ? null : format(found.nextAt)
  const impossible =
    found.kind === 'full'
      ? text('The kitchen has no room for your order then.', 'La cocina no tiene lugar para su pedido a esa hora.')
      : text(
          'We are closed then, or the kitchen needs longer.',
          'A esa hora está cerrado, o la cocina necesita más tiempo.',
        )
  const next = at === null ? [] : [text(`The next time is ${at}.`, `La próxima hora es ${inSpanish(at)}.`)]
  return { sentences: [impossible, ...next] }
}

/** Returns the words at which a pattern for whole sentences matches. */
function spanOf(pattern: RegExp, masked: Words) {
  const said = masked.join(' ')
  const found = pattern.exec(said)
  if (!found) return null
  const from = said.slice(0, found.index).split(' ').filter(Boolean).length
  return { from, to: from + found[0].trim().split(' ').length }
}

/**
 * Reads the order type and the time that a message sets for the checkout: `two rolls for pickup at
 * 7:30`, `deliver it`. Null for questions and other messages.
 */
export function readCheckoutTalk(
  words: Words,
  vocabulary: Vocabulary,
  facts: AssistantFacts,
  current: OrderType = 'pickup',
): CheckoutTalk | null {
  const names = findNames(words, vocabulary)
  const mask = (at: number) => names.some(({ from, to }) => from <= at && at < to)
  const masked = words.map((word, at) => (mask(at) ? '·' : word))
  const time = findTimePhrase(masked)
  const said = words.filter((word) => word !== PAUSE).join(' ')
  const isRequest = REQUESTS.test(said) && time !== null && time.time.kind !== 'day'
  if (isQuestion(words.join(' ')) && !isRequest) return null
  const timed = masked.map((word, at) => (time && time.from <= at && at < time.to ? TIME : word))
  const [delivery, pickup, schedule] = [spanOf(DELIVERY, timed), spanOf(PICKUP, timed), spanOf(SCHEDULE, timed)]
  const named = delivery ? 'delivery' : pickup ? 'pickup' : null
  if (named === null && time === null) return null
  const delivering = delivery ? describeDelivery(words.slice(delivery.from, delivery.to), facts) : null
  const type = delivering?.isOffered === false ? null : named
  const orderType = type ?? current
  const when = time ? describeTime(time, orderType, facts) : { sentences: [] }
  const spans = [delivery, pickup, schedule, time].filter((span) => span !== null)
  const rest = words.map((word, at) => (spans.some(({ from, to }) => from <= at && at < to) ? PAUSE : word))
  const scheduledFor = 'scheduledFor' in when ? when.scheduledFor : undefined
  return {
    rest,
    wish: { ...(type && { orderType: type }), ...(scheduledFor !== undefined && { scheduledFor }) },
    sentences: [...(delivering?.sentences ?? (type ? [SET_TYPE[type]] : [])), ...when.sentences],
  }
}
