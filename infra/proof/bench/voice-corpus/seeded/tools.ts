import { randomFrom } from '#infra/testkit/random'
import type { MenuItem } from '#shared/contract/menu'
import { isOrderable } from '#functions/voice/grammar/facts'
import { wordsOf } from '#functions/voice/grammar/normalise'

/**
 * A sentence with what must come of it, as `cases.ts` writes it; `about` is what lies in the cart.
 */
export type Said = {
  readonly group: string
  readonly said: string
  readonly expected: string
  readonly says?: string
  readonly about?: string
}

export type Tools = {
  readonly menu: readonly MenuItem[]
  readonly below: (limit: number) => number
  readonly one: <T>(list: readonly T[]) => T
  readonly dish: () => MenuItem
  /** So many dishes, each another. */
  readonly dishes: (count: number) => readonly MenuItem[]
  readonly amount: () => readonly [string, number]
  readonly frame: (said: string) => string
}

const frames = `X|X please|can I get X|I'd like X|give me X|I'll have X please|could you add X to my cart|let me have X|
  I want to order X|hey Hiro X|um X|we would like X|may I have X|add X|X and that is all|just X thanks|hi can I please have X|
  I will take X|could we get X|I need X for pickup|so um X please|put in X|we'll do X|I think I'll go with X|for me X|
  how about X|yeah let me get uh X|I would love X|okay X|order X|X for my wife|can you bring us X|I'm going to have X|
  please add X|X if you don't mind|throw in X|I'd also like X|let's start with X|do me X|grab me X`
  .split('|').map((text) => text.trim()) // prettier-ignore

const amounts = [
  ['two', 2], ['three', 3], ['a couple of', 2], ['4', 4], ['half a dozen', 6], ['two orders of', 2], ['five', 5],
  ['a pair of', 2], ['3 of the', 3], ['seven', 7], ['eight', 8], ['a dozen', 12], ['2', 2], ['ten', 10], ['twelve', 12],
] as const // prettier-ignore

export function toolsOf(menu: readonly MenuItem[], seed: number): Tools {
  const { next } = randomFrom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error('an empty list')
    return found
  }
  const open = menu.filter(isOrderable)
  const dishes = (count: number): readonly MenuItem[] => {
    const taken = new Set<MenuItem>()
    while (taken.size < count) taken.add(one(open))
    return [...taken]
  }
  return {
    menu,
    below,
    one,
    dish: () => one(open),
    dishes,
    amount: () => one(amounts),
    frame: (said) => one(frames).replace('X', said),
  }
}

export const spoken = ({ name }: MenuItem): string => wordsOf(name).join(' ')

export const plural = (dish: MenuItem): string => `${spoken(dish).replace(/s$/, '')}s`

/** `an edamame`, `a cola`. */
export const single = (dish: MenuItem): string => `${/^[aeio]/.test(spoken(dish)) ? 'an' : 'a'} ${spoken(dish)}`

export const listed = (lines: readonly (readonly [number, MenuItem])[]): string =>
  lines.map(([count, { name }]) => `${count} ${name}`).join('; ')
