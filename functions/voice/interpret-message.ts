import { voiceRoutes } from '#shared/voice/contract'
import { getLocation } from '#shared/locations/index'
import { addAdvisories } from '#shared/menu/dietary/advisory'
import { findRequestedFilters } from '#shared/menu/dietary/requested-filters'
import { sanitizeUnrecognizedWords } from '#shared/voice/unrecognized-words'
import { toWallClock } from '#shared/platform/time'
import { serve } from '../platform/serve'
import { addIntakeNotice } from './grammar/questions/location-answers'
import { findUnrecognizedWords } from './grammar/questions/facts'
import { understand } from './understand'
import { getAssistantMenu, resolveVoiceLocation } from './assistant-context'
import { findOrderStatus, findQuotes } from './order-facts'
import { countUnrecognizedWords } from './unrecognized-words'

export const handler = serve(voiceRoutes.interpretMessage, async ({ body, site, now }) => {
  const location = resolveVoiceLocation(getLocation(body.locationId), site)
  const [{ specials, menu, locationWithHours, intake, sections }, order, quotes] = await Promise.all([
    getAssistantMenu(location.code, toWallClock(location, now)),
    findOrderStatus(body.message),
    findQuotes(body.message, location.code, now),
  ])
  const facts = { location: locationWithHours, now, specials, order, intake, sections, quotes }
  const understood = understand({ message: body.message, menu, context: body.context ?? [], facts })
  const reply = addIntakeNotice(understood, facts)
  const missed = sanitizeUnrecognizedWords(findUnrecognizedWords(body.message, reply), body.message)
  if (missed !== '') await countUnrecognizedWords(location.code, missed, now)
  const filters = reply.action === null && reply.success ? findRequestedFilters(body.message, menu) : []
  return {
    ...reply,
    response: addAdvisories(reply.response, menu),
    ...(filters.length > 0 && { filters: [...filters] }),
  }
})
