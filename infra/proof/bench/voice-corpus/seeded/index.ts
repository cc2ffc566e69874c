import type { MenuItem } from '#shared/contract/menu'
import { asItIs } from '../cases'
import { corrections } from './corrections'
import { orders } from './orders'
import { questions } from './questions'
import { there } from './there'
import { toolsOf } from './tools'
import type { Said } from './tools'

/**
 * A corpus made from a menu, another one for every seed; `size` times some hundred and forty
 * sentences.
 */
export function seededCorpus(menu: readonly MenuItem[], seed: number, size = 1): readonly Said[] {
  const tools = toolsOf(menu, seed)
  return [...orders, ...corrections, ...there, ...questions].flatMap(([count, make]) =>
    Array.from({ length: count * size }, () => make(tools)).filter((said) => said !== null),
  )
}

const COUNTED = /^(?:(\d+) × )?(.+)$/

/** The dishes that a case says lie in the cart: `2 × Cola; Dragon Roll`. */
const inCart = (menu: readonly MenuItem[], about = '') =>
  about.split('; ').flatMap((line) => {
    const [, count = '1', name] = COUNTED.exec(line) ?? []
    const dish = menu.find((each) => each.name === name)
    return dish ? [{ ...asItIs(dish), quantity: Number(count) }] : []
  })

/** The same with what lies in the cart. */
export const seededCases = (menu: readonly MenuItem[], seed: number, size = 1) =>
  seededCorpus(menu, seed, size).map(({ says = '', about, ...said }) => ({
    ...said,
    says,
    context: inCart(menu, about),
  }))
