type DishReference = { readonly code: string; readonly id?: number; readonly isArchived?: boolean }

/**
 * Returns the path of a dish's form. Archived dishes also need the id, because another dish may use
 * their code.
 */
export const getDishPath = ({ code, id, isArchived = false }: DishReference): string =>
  `/desk/menu/${encodeURIComponent(code)}${isArchived ? `?id=${id}` : ''}`

/** Dish codes never start with an underscore, so these paths can't collide with a dish. */
export const CATEGORIES_PATH = '/desk/menu/_categories'
export const OPTION_GROUPS_PATH = '/desk/menu/_options'
export const NEW_DISH_PATH = '/desk/menu/_new'
/** Returns the path of the form for a new dish that copies another. */
export const getCopyPath = ({ id }: { readonly id: number }): string => `${NEW_DISH_PATH}?from=${id}`

export const BULK_EDIT_PATH = '/desk/menu/_import'

/** Names the period, or the date, that the numbers open with. */
export const DAYS_PARAMETER = 'days'
/** Returns the path of a day's numbers. */
export const getNumbersPath = (date: string): string => `/desk/numbers?${DAYS_PARAMETER}=${date}`
export const YESTERDAY_PATH = getNumbersPath('yesterday')

/** The parameter with the ingredients whose dishes the menu lists. */
export const INGREDIENTS_PARAMETER = 'ingredients'
export const getDishesWithPath = (itemIds: readonly string[]): string =>
  `/desk/menu?${INGREDIENTS_PARAMETER}=${itemIds.join(',')}`

/** The paths of the desk's sections. */
export const deskPaths = {
  menu: '/desk/menu',
  categories: CATEGORIES_PATH,
  optionGroups: OPTION_GROUPS_PATH,
  specials: '/desk/specials',
  hours: '/desk/hours',
  kitchen: '/desk/kitchen',
  dayparts: '/desk/dayparts',
  checklist: '/desk/checklist',
  settings: '/desk/settings',
  taxes: '/desk/taxes',
  rewards: '/desk/rewards',
  coupons: '/desk/coupons',
  giftCards: '/desk/gift-cards',
  events: '/desk/events',
  ingredients: '/desk/ingredients',
  changes: '/desk/changes',
  feedback: '/desk/feedback',
  numbers: '/desk/numbers',
  printers: '/desk/printers',
  drivers: '/desk/drivers',
  team: '/desk/team',
  /** The guide isn't a section. */
  guide: '/desk/guide',
} as const
