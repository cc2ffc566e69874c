import { voice } from '#shared/contract/voice'
import { locationOf } from '#shared/locations/index'
import { heardWords } from '#shared/rules/heard-words'
import { wallClock } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { withIntake } from './grammar/intake'
import { missedIn } from './grammar/missed'
import { understand } from './grammar/understand'
import { heardItem, toldItem } from './items'
import { spokenAt } from './location'
import { countHeard } from './store-heard'
import { knownMenu, quotesFor, statusOfOrderIn } from './store'

export const handler = serve(voice.process, async ({ body, site, now }) => {
  const location = spokenAt(locationOf(body.locationId), site)
  const [{ vocabulary, specials, menu, place, intake, sections }, order, quotes] = await Promise.all([
    knownMenu(location.code, wallClock(location, now)),
    statusOfOrderIn(body.message),
    quotesFor(body.message, location.code, now),
  ])
  const facts = { location: place, now, specials, order, intake, sections, quotes }
  const context = (body.context ?? []).map((said) => heardItem(menu, said))
  const reply = withIntake(understand({ message: body.message, vocabulary, facts, context }), facts)
  const missed = heardWords(missedIn(body.message, reply), body.message)
  if (missed !== '') await countHeard(location.code, missed, now)
  return { ...reply, items: reply.items.map((item) => toldItem(menu, item)) }
})
