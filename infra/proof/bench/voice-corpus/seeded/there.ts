import { plural, single, spoken } from './tools'
import type { Said, Tools } from './tools'
import type { MenuItem } from '#shared/contract/menu'

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

const inCart = (count: number, { name }: MenuItem) => `${count} × ${name}`

/** Fewer or more of what lies in the cart. */
function counted({ dish, one, below }: Tools): Said {
  const it = dish()
  const there = 3 + below(3)
  const by = 1 + below(2)
  const n = numbers[by] ?? ''
  const [said, left] = one([
    [`minus ${n}`, there - by], [`remove ${n}`, there - by], [`take away ${n}`, there - by], [`${n} less`, there - by],
    [`${n} fewer`, there - by], [`take off ${n} of them`, there - by], [`take ${n} off`, there - by], [`drop ${n} of those`, there - by],
    [`${n} less please`, there - by], [`remove ${n} ${plural(it)}`, there - by], [`take ${n} of the ${plural(it)} away`, there - by],
    [`make it ${numbers[there + 1]}`, there + 1], [`just ${numbers[by]} please`, by], [`actually only ${n}`, by], [`I only need ${n}`, by],
    [`make that ${numbers[by]} instead`, by], [`change it to ${numbers[by]}`, by], ['double that', there * 2], ['double it', there * 2],
    [`change the ${plural(it)} to ${n}`, by], [`set the ${spoken(it)} to ${n}`, by], [`only ${n} ${plural(it)}, not ${numbers[there]}`, by],
  ] as const) // prettier-ignore
  return { group: 'fewer or more of what is there', said, expected: `=${left} ${it.name}`, about: inCart(there, it) }
}

function more({ dish, one, below }: Tools): Said {
  const it = dish()
  const n = 1 + below(3)
  const [said, count] = one([
    ['another one', 1], ['one more', 1], [`${numbers[n]} more`, n], ['one more of those', 1], ['same again', 1], [`${numbers[n]} more please`, n],
    [`plus ${numbers[n]}`, n], [`add ${numbers[n]} more`, n], ['another one of those please', 1], [`another ${spoken(it)}`, 1], [`${numbers[n]} more ${plural(it)}`, n],
    [`make it ${numbers[n]} more`, n], ["I'll have another", 1],
  ] as const) // prettier-ignore
  return { group: 'more of what is there', said, expected: `+${count} ${it.name}`, about: inCart(2, it) }
}

function gone({ dishes, one }: Tools): Said {
  const [it, other] = dishes(2)
  if (!it || !other) throw new Error('too small a menu')
  const said = one(['remove the X', 'take the X out', "I don't want the X anymore", 'cancel the X', 'no X after all', 'delete the X please', 'can you take off the X', 'forget the X', 'hmm, forget the X', 'actually scratch the X', 'drop the X', 'get rid of the X', 'please remove X from my cart', 'leave off the X', 'never mind the X', 'skip the X', 'lose the X', 'could you remove the X', 'I changed my mind about the X', "we don't need the X", 'hold off on the X', 'minus the X', 'not the X', 'without the X', 'scrap the X']).replace('X', spoken(it)) // prettier-ignore
  return { group: 'out of the cart', said, expected: `-1 ${it.name}`, about: `${it.name}; ${other.name}` }
}

function swap({ dishes, one }: Tools): Said {
  const [old, fresh] = dishes(2)
  if (!old || !fresh) throw new Error('too small a menu')
  const said = one(['replace the X with Y', 'swap the X for Y', 'change the X to Y', 'Y instead of the X', 'switch the X to Y', 'instead of the X give me Y', 'can I have Y instead of the X', 'make the X Y', 'actually Y instead', 'no, I wanted Y', 'trade the X for Y', 'exchange the X for Y']).replace('X', spoken(old)).replace('Y', single(fresh)) // prettier-ignore
  return { group: 'one for another', said, expected: `=1 ${fresh.name}; 0 ${old.name}`, about: old.name }
}

/** What is said of a cart. */
export const there: readonly (readonly [number, (tools: Tools) => Said | null])[] = [
  [6, counted],
  [4, more],
  [6, gone],
  [4, swap],
]
