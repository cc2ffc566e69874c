import { listCharges } from '#shared/locations/charges'
import { getPolicy } from '#shared/locations/policy'
import { GIFT_CARD_RANGE } from '#shared/gift-cards/gift-cards'
import { formatCents } from '#shared/platform/money'
import { listTexts, text, type Text } from '#shared/voice/text'
import type { AssistantFacts } from './facts'
import type { ServiceTopic } from './service-topics'

const callUs = ({ location: { phone } }: AssistantFacts): Text => text(`Call us at ${phone}.`, `Llámenos al ${phone}.`)

/** What Hiro says where no stored fact answers. */
const sayUnknown = (facts: AssistantFacts): readonly Text[] => [
  text("I don't know that.", 'Eso no lo sé.'),
  callUs(facts),
]

/** Says whom to ask if the question was about something other than a dish. */
export const forAnythingElse = ({ location: { phone } }: AssistantFacts): Text =>
  text(`For anything else, call us at ${phone}.`, `Para cualquier otra cosa, llámenos al ${phone}.`)

/** Means of payment that only the counter can say whether it takes them. */
const OTHER_MEANS =
  /\b(?:checks?|cheques?|samsung ?pay|amex|american express|visa|mastercard|venmo|paypal|zelle|cash ?app|contactless|ebt|food stamps|bitcoin|crypto)\b/
const WALLET = /\b(?:apple|google) ?pay\b/

/** Says how an order is paid, as the checkout offers it. */
function sayPayment(said: string, facts: AssistantFacts): readonly Text[] {
  const { payment, payments } = getPolicy(facts.location)
  if (payment === 'rehearsed')
    return [
      text(
        'You choose card or cash at the checkout. This is a test site, so nothing is charged.',
        'Al pagar elige tarjeta o efectivo. Este es un sitio de prueba, así que no se cobra nada.',
      ),
    ]
  const isOnline = payments === 'stripe'
  const isAnswered = !OTHER_MEANS.test(said) && (isOnline || !WALLET.test(said))
  const atHandover = text(
    'by credit or debit card or in cash, at the counter or the door',
    'con tarjeta de crédito o débito o en efectivo, en el mostrador o en la puerta',
  )
  const ways = isOnline
    ? text(
        `You can pay online at the checkout, by card, Apple Pay or Google Pay, or when you get your food, ${atHandover.en}.`,
        `Puede pagar en línea al hacer el pedido, con tarjeta, Apple Pay o Google Pay, o al recibir su comida, ${atHandover.es}.`,
      )
    : text(
        `You pay when you get your food, ${atHandover.en}. You can't pay online.`,
        `Paga al recibir su comida, ${atHandover.es}. No se puede pagar en línea.`,
      )
  const { en, es } = callUs(facts)
  return isAnswered
    ? [ways]
    : [ways, text(`I don't know about other ways to pay. ${en}`, `No sé de otras formas de pago. ${es}`)]
}

function sayGiftCards(facts: AssistantFacts): readonly Text[] {
  if (getPolicy(facts.location).payments !== 'stripe')
    return [
      text("You can't buy gift cards on this site.", 'En este sitio no se pueden comprar tarjetas de regalo.'),
      callUs(facts),
    ]
  const [least, most] = [GIFT_CARD_RANGE.leastCents, GIFT_CARD_RANGE.mostCents].map(formatCents)
  return [
    text(
      `Yes. You buy gift cards for ${least} to ${most} under “Contact”, “Gift cards”, and we e-mail them. You pay with their code at the checkout.`,
      `Sí. Puede comprar tarjetas de regalo de ${least} a ${most} en “Contact”, “Gift cards”, y las enviamos por correo. Se paga con su código al hacer el pedido.`,
    ),
  ]
}

function sayEvents(facts: AssistantFacts): readonly Text[] {
  const { location, eventRules = location.events } = facts
  const { minGuests, leadHours, replyHours } = eventRules
  if (getPolicy(location).takesEventRequests)
    return [
      text(
        `Yes, for ${minGuests} guests or more. Send your request on our page “Schedule Event”, at least ${leadHours} hours ahead. We reply with a quote within ${replyHours} hours.`,
        `Sí, desde ${minGuests} personas. Envíe su solicitud en nuestra página “Schedule Event”, al menos ${leadHours} horas antes. Respondemos con una cotización en ${replyHours} horas.`,
      ),
    ]
  return [
    text(
      'For an event, choose your dishes from the menu, and “Event” with its day and time at the checkout.',
      'Para un evento, elija los platos del menú, y “Event” con su día y hora al pagar.',
    ),
    callUs(facts),
  ]
}

function sayTip({ location }: AssistantFacts): Text {
  const percents = listTexts(
    location.tipPercents.map((percent) => `${percent}%`),
    'or',
  )
  return getPolicy(location).payments === 'stripe'
    ? text(
        `You can add a tip at the checkout when you pay online: ${percents.en} or an amount of your own.`,
        `Puede agregar una propina al pagar en línea: ${percents.es}, o la cantidad que quiera.`,
      )
    : text('The checkout adds no tip and asks for none.', 'Al pagar no se agrega ni se pide propina.')
}

const chargeNames: Readonly<Record<string, string>> = {
  'Delivery Fee': 'cargo por entrega',
  'Service Charge': 'cargo por servicio',
}
const chargeTargets = { event: text('for events', 'para eventos'), delivery: text('for delivery', 'para entregas') }

function sayCharges({ location }: AssistantFacts): readonly Text[] {
  const charges = listCharges(location).map(({ name, amount, percent = 0, appliesTo: [target] }) => {
    const how = amount === undefined ? `${percent}%` : `$${amount}`
    const on = target === 'event' ? chargeTargets.event : chargeTargets.delivery
    return text(`${name} ${how} ${on.en}`, `${chargeNames[name] ?? name} ${how} ${on.es}`)
  })
  const all = listTexts(charges)
  return [
    ...(charges.length > 0 ? [text(`We charge: ${all.en}.`, `Cobramos: ${all.es}.`)] : []),
    text(
      'The checkout shows each charge and the tax before you place the order.',
      'Al pagar se ven cada cargo y los impuestos antes de hacer el pedido.',
    ),
  ]
}

/** Answers a question about a service from the location's facts; where there are none, says so. */
export function answerService(topic: ServiceTopic, said: string, facts: AssistantFacts): readonly Text[] {
  const { location } = facts
  const { street, city, state, zipCode } = location.address
  const call = callUs(facts)
  switch (topic) {
    case 'staff':
      return [text(`Our staff answer at ${location.phone}.`, `Nuestro personal atiende en el ${location.phone}.`)]
    case 'lost-item':
      return [text("I can't look that up.", 'Eso no lo puedo ver.'), call]
    case 'gift-cards':
      return sayGiftCards(facts)
    case 'events':
      return sayEvents(facts)
    case 'payment':
      return sayPayment(said, facts)
    case 'tip':
      return [sayTip(facts)]
    case 'charges':
      return sayCharges(facts)
    case 'receipt':
      return [
        text(
          'Your order’s page lists its dishes, tax and total. For any other receipt, call us',
          'La página de su pedido muestra sus platos, impuestos y total. Para otro recibo, llámenos',
        ),
      ].map(({ en, es }) => text(`${en} at ${location.phone}.`, `${es} al ${location.phone}.`))
    case 'wrong-order':
      return [text("I'm sorry. I can't look into an order.", 'Lo siento. No puedo revisar un pedido.'), call]
    case 'order-change':
      return [
        text(
          'For your cart, tell me what to change. An order that you placed can be changed on its page until the kitchen has accepted it. After that, call us',
          'Para su carrito, dígame qué cambiar. Un pedido ya hecho se puede cambiar en su página hasta que la cocina lo acepte. Después, llámenos',
        ),
      ].map(({ en, es }) => text(`${en} at ${location.phone}.`, `${es} al ${location.phone}.`))
    case 'order-later':
      return [
        text(
          'Yes. Tell me the day and the time, such as "tomorrow at 6 PM", or choose them at the checkout.',
          'Sí. Dígame el día y la hora, por ejemplo "mañana a las 6 de la tarde", o elíjalos al pagar.',
        ),
      ]
    case 'rewards':
      return [
        text(
          'Guests with an account collect points. Our page “Rewards” shows how.',
          'Los clientes con cuenta juntan puntos. Nuestra página “Rewards” muestra cómo.',
        ),
      ]
    case 'utensils':
      return [
        text('Tick “Include utensils and napkins” at the checkout.', 'Marque “Include utensils and napkins” al pagar.'),
      ]
    case 'curbside':
      return [
        text(
          "Yes. When you are here, tap “I'm here” on your order’s page, and say where you are.",
          "Sí. Cuando llegue, toque “I'm here” en la página de su pedido, y diga dónde está.",
        ),
      ]
    case 'assistant':
      return [
        text(
          `I'm Hiro, the assistant of this site, and not a person. Our staff answer at ${location.phone}.`,
          `Soy Hiro, el asistente de este sitio, y no una persona. Nuestro personal atiende en el ${location.phone}.`,
        ),
      ]
    case 'parking': {
      const at = `${street}, ${city}, ${state} ${zipCode}`
      return [
        text(`We are at ${at}. I don't know about parking.`, `Estamos en ${at}. No sé si hay estacionamiento.`),
        call,
      ]
    }
    case 'unknown':
      return sayUnknown(facts)
  }
}
