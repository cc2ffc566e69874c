import * as z from 'zod/mini'
import { buildMenuItem, buildMenuOption, buildOptionGroup } from '#shared/testing/fixtures'
import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import menus from './menus.json'

const toId = (name: string): string => name.toLowerCase().replace(/[^a-z\d]+/g, '-')

const splitNames = (text: string) => {
  const [name = '', others] = text.split('=')
  return { name: name.trim(), alsoCalled: others === undefined ? [] : others.split('|').map((each) => each.trim()) }
}

/** Parses `Large=big|grande x2 !`: name, other names, maximum quantity, whether it is a default. */
function parseOption(text: string, groupId: string) {
  const isDefault = text.includes('!')
  const [, plain = '', upTo = '1'] = /^(.*?)(?: x(\d))?$/.exec(text.replace('!', '').trim()) ?? []
  const { name, alsoCalled } = splitNames(plain)
  return buildMenuOption(`${groupId}-${toId(name)}`, name, { alsoCalled, isDefault, upTo: Number(upTo) })
}

/** Parses `Toppings/6: Bacon x2, Cheese=cheddar !`: a group with its maximum and options. */
function parseGroup(text: string): OptionGroup {
  const [head = '', options = ''] = text.split(': ')
  const [name = '', max = '1', min = '0'] = head.split('/')
  const id = toId(name)
  const parsed = options.split(', ').map((each) => parseOption(each, id))
  return buildOptionGroup(id, parsed, { name, max: Number(max), min: Number(min) })
}

/** A dish with its other names, and its option groups as `parseGroup` reads them. */
type DishText = readonly [name: string, groups?: readonly string[]]

/** Builds the menu of an invented restaurant: `Latte=cafe latte` with its groups. */
export const buildMenu = (dishes: readonly DishText[]): readonly MenuItem[] =>
  dishes.map(([name, groups = []], at) => ({
    ...buildMenuItem(splitNames(name)),
    id: at + 1,
    code: `X${at + 1}`,
    price: '5.00',
    optionGroups: groups.map(parseGroup),
  }))

const Menus = z.record(
  z.string(),
  z.object({
    /** What the menu has that others don't. */
    covers: z.string(),
    dishes: z.array(z.object({ name: z.string(), groups: z.array(z.string()) })),
  }),
)

/** The menus of invented restaurants. */
export const restaurants: Readonly<Record<string, readonly MenuItem[]>> = Object.fromEntries(
  Object.entries(Menus.parse(menus)).map(([restaurant, { dishes }]) => [
    restaurant,
    buildMenu(dishes.map(({ name, groups }): DishText => [name, groups])),
  ]),
)
