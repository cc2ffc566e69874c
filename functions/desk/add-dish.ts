import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { newFactsOf } from './dish-facts'
import { checkFacts, readLarder } from './larder'
import { presentDeskDish } from './present-dish'
import { addDish } from './store-new-dish'

export const handler = serve(desk.addDish, async ({ params: { location }, body, caller, now, keepAnswer }) => {
  const { locations = [], ...told } = body
  const facts = newFactsOf(told)
  checkFacts(facts, await readLarder())
  const dish = await addDish({
    locations: [...new Set([location, ...locations])],
    facts,
    by: fullName(userOf(caller)),
    now,
    alongside: (added) => keepAnswer(presentDeskDish(added, location)),
  })
  return presentDeskDish(dish, location)
})
