import { CATEGORIES_PATH } from '../menu/paths'

/** Where the things stand that are changed at the desk. */
export const deskPaths = {
  menu: '/desk/menu',
  categories: CATEGORIES_PATH,
  specials: '/desk/specials',
  hours: '/desk/hours',
  ingredients: '/desk/ingredients',
  changes: '/desk/changes',
  feedback: '/desk/feedback',
  printers: '/desk/printers',
  /** No section: how all of them are used. */
  guide: '/desk/guide',
} as const
