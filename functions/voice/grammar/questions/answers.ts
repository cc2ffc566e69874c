import type { Allergen, MenuItem } from '#shared/menu/contract'
import { text, type Text } from '#shared/voice/text'
import { formatHours, formatWeekLines, getOpenStatus } from '#shared/hours/hours'
import { getBusinessDate, getHoursOn } from '#shared/hours/open-periods'
import { comparePopularity } from '#shared/menu/listing'
import {
  ALLERGY_NOTICE,
  describeAllergens,
  describePresence,
  describeUndeclaredFoods,
  listAllergens,
  isFreeOf,
  mentionsFood,
} from '../safety/allergens'
import { describeDeliveryTime, describeWait, withZipCode } from './location-answers'
import { parseRequestedDay } from './requested-day'
import { answerDelivery, findZipCode } from './delivery-answers'
import { inSpanish } from './spanish-times'
import { sayAvailable, sayNutrition, sayPrice, saySpice } from './dish-answers'
import { asItComes, type OrderedDish } from '../safety/ordered-dish'
import { answerDiet } from '../safety/food-warnings'
import { MAX_NAMED_DISHES, NOT_ON_MENU, formatDishNames, isOrderable, type AssistantFacts } from './facts'
import type { Question } from './questions'
import { answerService, forAnythingElse } from './service-answers'
import { isServiceTopic } from './service-topics'

function hours({ text: said }: Question, { location, now }: AssistantFacts): Text {
  const { date, label } = parseRequestedDay(said, location, now)
  const exception = location.hours.exceptions[date]
  const [its, because] = [getHoursOn(location, date), exception?.note ? ` (${exception.note})` : '']
  const day = inSpanish(label)
  const line =
    its.length === 0
      ? text(`${label} we are closed${because}.`, `${day} está cerrado${because}.`)
      : text(
          `${label} we are open ${formatHours(its)}${because}.`,
          `${day} está abierto ${inSpanish(formatHours(its))}${because}.`,
        )
  if (date !== getBusinessDate(location, now)) return line
  const week = formatWeekLines(location)
    .map((each) => `${each.days} ${each.hours}`)
    .join(', ')
  const status = getOpenStatus(location, now).text
  return text(
    `${status}. ${line.en} Our week: ${week}.`,
    `${inSpanish(status)}. ${line.es} Nuestra semana: ${inSpanish(week)}.`,
  )
}

/** Describes the dishes' allergens, or lists the dishes that are declared free of all of them. */
export function answerAllergens(
  allergens: readonly Allergen[],
  dishes: readonly OrderedDish[],
  menu: readonly MenuItem[],
  foods: readonly string[] = [],
): readonly Text[] {
  const end = [...describeUndeclaredFoods(foods), ALLERGY_NOTICE]
  const isMany = dishes.length > MAX_NAMED_DISHES && allergens.length > 0
  if (dishes.length > 0 && !isMany) {
    const said = dishes.flatMap((dish) =>
      allergens.length + foods.length > 0 ? describePresence(dish, allergens, foods) : [describeAllergens(dish)],
    )
    return [...said, ...end]
  }
  if (allergens.length === 0)
    return foods.length > 0
      ? end
      : [
          text('Tell me which allergen, or filter the menu by it.', 'Dígame qué alérgeno, o filtre el menú por él.'),
          ALLERGY_NOTICE,
        ]
  const without = (isMany ? dishes : menu.map(asItComes)).filter(
    (each) => isOrderable(each.dish) && isFreeOf(each, allergens) && !foods.some((food) => mentionsFood(each, food)),
  )
  const named = listAllergens(allergens, 'or')
  const those = isMany ? text('None of these', 'Ninguno de estos') : text('No dish', 'Ningún plato')
  if (without.length === 0)
    return [text(`${those.en} is declared without ${named.en}.`, `${those.es} está declarado sin ${named.es}.`), ...end]
  const fitting = formatDishNames(without.map(({ dish }) => dish))
  const declared = isMany ? text('Of these, declared', 'De estos, declarados') : text('Declared', 'Declarados')
  return [
    text(`${declared.en} without ${named.en}: ${fitting.en}.`, `${declared.es} sin ${named.es}: ${fitting.es}.`),
    ...end,
  ]
}

function specials({ specials: today, areSpecialsHidden = false }: AssistantFacts, menu: readonly MenuItem[]): Text {
  const lines = today.flatMap(({ title, menuItemId, discountPercent }) => {
    const dish = menu.find(({ id }) => id === menuItemId)
    if (!dish) return []
    if (discountPercent === 0) return [text(`${title}: ${dish.name}`, `${title}: ${dish.name}`)]
    const [price, off] = [`$${dish.price}`, `${discountPercent}%`]
    return [
      text(`${title}: ${dish.name}, ${off} off at ${price}`, `${title}: ${dish.name}, ${off} de descuento, ${price}`),
    ]
  })
  if (lines.length === 0 && areSpecialsHidden)
    return text("Today's specials don't fit your dietary filters.", 'Los especiales de hoy no cumplen sus filtros.')
  if (lines.length === 0) return text('There are no specials today.', 'Hoy no hay ofertas especiales.')
  const first = lines.slice(0, MAX_NAMED_DISHES)
  return text(
    `Today's specials: ${first.map(({ en }) => en).join('; ')}.`,
    `Especiales de hoy: ${first.map(({ es }) => es).join('; ')}.`,
  )
}

const each = <T>(dishes: readonly T[], describe: (dish: T) => Text, ...none: readonly Text[]): readonly Text[] =>
  dishes.length > 0 ? dishes.slice(0, MAX_NAMED_DISHES).map(describe) : none

const sectionsOf = ({ sections = [] }: AssistantFacts): Text => {
  const names = formatDishNames(sections)
  return sections.length > 0 ? text(`: ${names.en}`, `: ${names.es}`) : names
}

const describeExample = ([dish]: readonly MenuItem[]): Text =>
  dish ? text(`, such as "two ${dish.name}"`, `, por ejemplo "dos ${dish.name}"`) : text('', '')

/** Asks which dish is meant. */
export const WHICH_DISH = text('Which dish do you mean?', '¿A qué plato se refiere?')

const SMALL_TALK = {
  greeting: text("Hello, I'm Hiro. What can I get for you?", 'Hola, soy Hiro. ¿Qué le puedo ofrecer?'),
  thanks: text("You're welcome! Anything else?", '¡De nada! ¿Algo más?'),
  yes: text('Great. Tell me a dish and how many you would like.', 'Muy bien. Dígame un plato y cuántos quiere.'),
  no: text("All right. I'm here if you need anything else.", 'Está bien. Estoy aquí si necesita algo más.'),
} as const

/** Answers a question. */
export function answerQuestion(
  question: Question,
  questioned: readonly OrderedDish[],
  menu: readonly MenuItem[],
  facts: AssistantFacts,
): readonly Text[] {
  const { location } = facts
  const dishes = questioned.map(({ dish }) => dish)
  const { street, city, state, zipCode } = location.address
  const open = menu.filter(isOrderable)
  const favourites = open
    .filter(({ isPopular }) => isPopular)
    .sort(comparePopularity)
    .slice(0, 3)
  const loved = formatDishNames(favourites)
  if (isServiceTopic(question.topic)) return answerService(question.topic, question.text, facts)
  switch (question.topic) {
    case 'hours':
      return [hours(question, facts)]
    case 'address': {
      const address = `${street}, ${city}, ${state} ${zipCode}`
      return [text(`${location.fullName} is at ${address}.`, `${location.fullName} está en ${address}.`)]
    }
    case 'phone':
      return [text(`Our phone number is ${location.phone}.`, `Nuestro teléfono es ${location.phone}.`)]
    case 'email':
      return [text(`Our email address is ${location.email}.`, `Nuestro correo es ${location.email}.`)]
    case 'delivery': {
      const { takes, closed } = describeDeliveryTime(withZipCode(facts, findZipCode(question.text)))
      const { sentences, isOffered } = answerDelivery(question.text, facts, takes)
      return isOffered ? [...sentences, ...closed] : sentences
    }
    case 'wait':
      return describeWait(withZipCode(facts, findZipCode(question.text)))
    case 'order-status': {
      if (facts.order) {
        const { ticketNumber, message } = facts.order
        return [text(`Order ${ticketNumber}: ${message.en}.`, `Pedido ${ticketNumber}: ${message.es}.`)]
      }
      return facts.order === null
        ? [text("I couldn't find an order with that number.", 'No encontré un pedido con ese número.')]
        : [
            text(
              'Tell me your order number, or look at the tracking page of your order.',
              'Dígame su número de pedido, o mire la página de seguimiento de su pedido.',
            ),
          ]
    }
    case 'specials':
      return [specials(facts, menu)]
    case 'popular':
      return [text(`Our guests love ${loved.en}.`, `A nuestros clientes les encanta ${loved.es}.`)]
    case 'menu': {
      const sections = sectionsOf(facts)
      return each(
        dishes,
        sayAvailable,
        text(
          `We have ${open.length} dishes${sections.en}. Popular are ${loved.en}.`,
          `Tenemos ${open.length} platos${sections.es}. Los más pedidos son ${loved.es}.`,
        ),
      )
    }
    case 'price':
      return each(
        dishes,
        sayPrice,
        text("I'm not sure which dish you mean.", 'No sé a qué plato se refiere.'),
        WHICH_DISH,
      )
    case 'contents':
      return each(
        questioned,
        (one) => {
          const contains = describeAllergens(one)
          const about = `${one.dish.name}: ${one.dish.description}`
          return text(`${about} ${contains.en}`, `${about} ${contains.es}`)
        },
        NOT_ON_MENU,
        WHICH_DISH,
      )
    case 'spice': {
      const spicy = formatDishNames(open.filter(({ spiceLevel }) => spiceLevel > 0))
      return each(dishes, saySpice, text(`Spicy are ${spicy.en}.`, `Son picantes: ${spicy.es}.`))
    }
    case 'nutrition':
      return each(dishes, sayNutrition, WHICH_DISH)
    case 'vegetarian':
      return answerDiet(
        question.text.includes('vegan') ? 'vegan' : 'vegetarian',
        questioned.slice(0, MAX_NAMED_DISHES),
        menu,
      )
    case 'allergen':
      return answerAllergens(question.allergens ?? [], questioned, menu)
    case 'availability':
      return each(dishes, sayAvailable, NOT_ON_MENU, forAnythingElse(facts))
    case 'greeting':
    case 'thanks':
    case 'yes':
    case 'no':
      return [SMALL_TALK[question.topic]]
    case 'farewell':
      return [
        text(
          'All right. Your cart is ready whenever you are.',
          'Está bien. Su carrito está listo cuando usted quiera.',
        ),
      ]
    case 'help': {
      const example = describeExample(favourites)
      return [
        text(
          `Tell me what you would like${example.en}, or ask about hours, prices and what is in a dish.`,
          `Dígame qué desea${example.es}, o pregunte por horarios, precios y qué lleva un plato.`,
        ),
      ]
    }
  }
}
