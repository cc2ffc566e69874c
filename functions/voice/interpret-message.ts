import { voiceRoutes } from '#shared/voice/contract'
import { getOfferTime } from '#shared/dayparts/dayparts'
import { getLocation } from '#shared/locations/index'
import { serve } from '../platform/serve'
import { answerMessage } from './answer-message'
import { getAssistantMenu, resolveVoiceLocation, selectSpecials } from './assistant-context'
import { findDeliveringLocations, findEventRules, findFreeTimes, findOrderStatus, findQuotes } from './order-facts'
import { listAvoidedFoods, listGuestNeeds } from './understand'
import { countUnrecognizedWords } from './unrecognized-words'

export const handler = serve(voiceRoutes.interpretMessage, async ({ body, site, now }) => {
  const location = resolveVoiceLocation(getLocation(body.locationId), site)
  const [{ specials: ofToday, menu, locationWithHours, intake, sections }, order, quotes, others, eventRules] =
    await Promise.all([
      getAssistantMenu(location.code, now, getOfferTime(body.at, now)),
      findOrderStatus(body.message),
      findQuotes(body.message, location.code, now),
      findDeliveringLocations(body.message, location.code),
      findEventRules(body.message, location.code),
    ])
  const { message, language, allergyNote, orderType = 'pickup' } = body
  const [context, filters, question] = [body.context ?? [], body.filters ?? [], body.question ?? undefined]
  const needs = [...filters, ...listGuestNeeds({ message, menu })]
  const foods = listAvoidedFoods({ message, menu, allergyNote, context })
  const specials = selectSpecials({ specials: ofToday, menu }, needs, foods)
  const facts = { location: locationWithHours, others, now, ...specials, order, intake, sections, quotes, eventRules }
  const request = { message, menu, context, filters, allergyNote, question, language, orderType: body.orderType }
  const answer = answerMessage({ ...request, facts })
  // Which times are free depends on the dishes that the message adds.
  const added = answer.reply.action === 'add_to_cart' ? answer.reply.items : []
  const items = [...context, ...added].map(({ itemId, quantity }) => ({ menuItemId: itemId, quantity }))
  const cart = { location: location.code, orderType: answer.reply.checkout?.orderType ?? orderType, items }
  const freeTimes = await findFreeTimes(message, cart, now)
  const { reply, unrecognized } = freeTimes ? answerMessage({ ...request, facts: { ...facts, freeTimes } }) : answer
  if (unrecognized.words !== '') await countUnrecognizedWords(location.code, unrecognized, now)
  return reply
})
