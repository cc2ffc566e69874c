import type { OptionGroup } from '../../contract/menu'

export type MenuOptionFixture = OptionGroup['options'][number]

/** An option of the menu, as given and otherwise free, to be had once and nobody's default. */
export const buildMenuOption = (
  id: string,
  name: string = id,
  given: Partial<MenuOptionFixture> = {},
): MenuOptionFixture => ({
  id,
  name,
  price: '0.00',
  upTo: 1,
  isDefault: false,
  isAvailable: true,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: null,
  ...given,
})

/** A group of options, as given and otherwise one to choose or none. */
export const buildOptionGroup = (
  id: string,
  options: readonly MenuOptionFixture[],
  given: Partial<OptionGroup> = {},
): OptionGroup => ({
  id,
  name: id,
  min: 0,
  max: 1,
  options: [...options],
  ...given,
})
