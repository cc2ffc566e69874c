import { voiceRoutes } from '#shared/voice/contract'
import { getLocation } from '#shared/locations/index'
import { addAdvisories } from '#shared/menu/dietary/advisory'
import { findRequestedFilters } from '#shared/menu/dietary/requested-filters'
import { sanitizeUnrecognizedWords } from '#shared/voice/unrecognized-words'
import { toWallClock } from '#shared/platform/time'
import { serve } from '../platform/serve'
import { addIntakeNotice } from './grammar/questions/location-answers'
import { findUnrecognizedWords } from './grammar/questions/facts'
import { understand } from './grammar/understand'
import { getAssistantMenu, presentVoiceItem, resolveVoiceItem, resolveVoiceLocation } from './assistant-context'
import { findOrderStatus, findQuotes } from './order-facts'
import { countUnrecognizedWords } from './unrecognized-words'

export const handler = serve(voiceRoutes.interpretMessage, async ({ body, site, now }) => {
  const location = resolveVoiceLocation(getLocation(body.locationId), site)
  const [{ vocabulary, specials, menu, locationWithHours, intake, sections }, order, quotes] = await Promise.all([
    getAssistantMenu(location.code, toWallClock(location, now)),
    findOrderStatus(body.message),
    findQuotes(body.message, location.code, now),
  ])
  const facts = { location: locationWithHours, now, specials, order, intake, sections, quotes }
  const context = (body.context ?? []).map((item) => resolveVoiceItem(menu, item))
  const reply = addIntakeNotice(understand({ message: body.message, vocabulary, facts, context }), facts)
  const missed = sanitizeUnrecognizedWords(findUnrecognizedWords(body.message, reply), body.message)
  if (missed !== '') await countUnrecognizedWords(location.code, missed, now)
  const dishes = [...menu.values()]
  const filters = reply.action === null && reply.success ? findRequestedFilters(body.message, dishes) : []
  return {
    ...reply,
    response: addAdvisories(reply.response, dishes),
    items: reply.items.map((item) => presentVoiceItem(menu, item)),
    ...(filters.length > 0 && { filters: [...filters] }),
  }
})
