import type { CheckoutWish } from '#shared/voice/contract'
import type { OrderType } from '#shared/orders/constants'
import { formatDateTime } from '#shared/platform/time'
import { text, type Text } from '#shared/voice/text'
import { isQuestion } from '../grammar/cover/question-cues'
import { answerDelivery, findZipCode } from '../grammar/questions/delivery-answers'
import { describeDeliveryTime, withZipCode } from '../grammar/questions/location-answers'
import type { AssistantFacts } from '../grammar/questions/facts'
import { inSpanish } from '../grammar/questions/spanish-times'
import { findNames } from '../grammar/recognize/names'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { PAUSE, type Words } from '../grammar/tokenize/words'
import { findOrderTime } from './order-time'
import { findTimePhrase, type TimePhrase } from './time-phrases'

const ORDER = '(?:it|this|that|them|everything|(?:my|our|the|this) (?:order|food))'
const TO = '(?: to (?:me|us|my \\w+|our \\w+|the (?:house|office|hotel|door)))?'
const TO_ZIP = '(?: (?:to|in|at|a|al|en) (?:(?:the )?(?:zip(?: code)?|codigo postal) )?\\d{5})'
const NOT = '(?<!\\b(?:no|not|dont|without|never|cant|sin) )'

const DELIVERY = new RegExp(
  `${NOT}(?:^|(?<= ))(?:(?:please |can you |could you |just )*deliver (?:${ORDER}|to (?:me|us|my \\w+|our \\w+))${TO}|(?:deliver|delivery|entrega|envio)(?=${TO_ZIP})|(?:(?:i|we) (?:want|need|would like)|id like|wed like|have|get) ${ORDER} delivered${TO}|bring ${ORDER} to (?:me|us|my \\w+|our \\w+)|(?:for|as a?|make ${ORDER} a?) ?delivery|delivery(?= please|$)|(?:para |con )?(?:a domicilio|entrega a domicilio)|para (?:entrega|entregar|enviar)|(?:entregal[oa]|enviamel[oa]|mandamel[oa]|llevamel[oa])(?: a (?:mi )?(?:casa|oficina))?)${TO_ZIP}?(?= |$)`,
)
const PICKUP = new RegExp(
  `${NOT}(?:^|(?<= ))(?:for (?:a )?pick ?up|pick ?up(?= please|$| ,| (?:at|by|around|in|today|tonight|tomorrow|on|for) )|(?:i ?ll|well|i will|we will|im going to|ill be|ill just) (?:be )?pick(?:ing)? (?:${ORDER} )?up(?: ${ORDER})?|picking (?:${ORDER} )?up|to go(?= please|$| ,)|(?:for |as )?(?:takeout|carry ?out)|for take ?out|para (?:llevar|recoger)|(?:l[oa]|los|las) recojo|paso a recoger\\w*)(?= |$)`,
)

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

/** Says that delivery is set; for a ZIP code only if the location delivers there. */
function describeDelivery(words: Words, facts: AssistantFacts) {
  const zipCode = findZipCode(words.join(' '))
  const { takes, closed } = describeDeliveryTime(withZipCode(facts, zipCode))
  if (zipCode === undefined) return { isOffered: true, sentences: [SET_TYPE.delivery, ...closed] }
  const { sentences, isOffered } = answerDelivery(zipCode, facts, takes)
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
  if (isQuestion(words.join(' '))) return null
  const names = findNames(words, vocabulary)
  const mask = (at: number) => names.some(({ from, to }) => from <= at && at < to)
  const masked = words.map((word, at) => (mask(at) ? '·' : word))
  const [delivery, pickup, time] = [spanOf(DELIVERY, masked), spanOf(PICKUP, masked), findTimePhrase(masked)]
  const said = delivery ? 'delivery' : pickup ? 'pickup' : null
  if (said === null && time === null) return null
  const delivering = delivery ? describeDelivery(words.slice(delivery.from, delivery.to), facts) : null
  const type = delivering?.isOffered === false ? null : said
  const orderType = type ?? current
  const when = time ? describeTime(time, orderType, facts) : { sentences: [] }
  const spans = [delivery, pickup, time].filter((span) => span !== null)
  const rest = words.map((word, at) => (spans.some(({ from, to }) => from <= at && at < to) ? PAUSE : word))
  const scheduledFor = 'scheduledFor' in when ? when.scheduledFor : undefined
  return {
    rest,
    wish: { ...(type && { orderType: type }), ...(scheduledFor !== undefined && { scheduledFor }) },
    sentences: [...(delivering?.sentences ?? (type ? [SET_TYPE[type]] : [])), ...when.sentences],
  }
}
