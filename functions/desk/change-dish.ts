import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { factsOf, withFacts } from './dish-facts'
import { checkedDish, readLarder } from './larder'
import { presentDeskDish } from './present-dish'
import { editDish } from './store-dishes'

export const handler = serve(desk.changeDish, async ({ params, body, caller, now, keepAnswer }) => {
  const { location, menuItemId: id } = params
  const { version, ...told } = body
  const by = fullName(userOf(caller))
  const [facts, larder] = [factsOf(told), await readLarder()]
  const { dish } = await editDish({
    location,
    id,
    version,
    to: (current) => checkedDish(withFacts(current, facts, { by, now, confirmsAllergens: true }), larder),
    by,
    now,
    alongside: (changed) => keepAnswer(presentDeskDish(changed, location)),
  })
  return presentDeskDish(dish, location)
})
