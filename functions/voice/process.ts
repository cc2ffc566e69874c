import { voiceRoutes } from '#shared/contract/voice'
import { getLocation } from '#shared/locations/index'
import { sanitizeUnrecognizedWords } from '#shared/rules/heard-words'
import { toWallClock } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { addIntakeNotice } from './grammar/intake'
import { findUnrecognizedWords } from './grammar/missed'
import { understand } from './grammar/understand'
import { resolveVoiceItem, presentVoiceItem } from './items'
import { resolveVoiceLocation } from './location'
import { countUnrecognizedWords } from './store-heard'
import { getAssistantMenu, findQuotes, findOrderStatus } from './store'

export const handler = serve(voiceRoutes.process, async ({ body, site, now }) => {
  const location = resolveVoiceLocation(getLocation(body.locationId), site)
  const [{ vocabulary, specials, menu, place, intake, sections }, order, quotes] = await Promise.all([
    getAssistantMenu(location.code, toWallClock(location, now)),
    findOrderStatus(body.message),
    findQuotes(body.message, location.code, now),
  ])
  const facts = { location: place, now, specials, order, intake, sections, quotes }
  const context = (body.context ?? []).map((said) => resolveVoiceItem(menu, said))
  const reply = addIntakeNotice(understand({ message: body.message, vocabulary, facts, context }), facts)
  const missed = sanitizeUnrecognizedWords(findUnrecognizedWords(body.message, reply), body.message)
  if (missed !== '') await countUnrecognizedWords(location.code, missed, now)
  return { ...reply, items: reply.items.map((item) => presentVoiceItem(menu, item)) }
})
