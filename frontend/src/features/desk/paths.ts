type Named = { readonly code: string; readonly id?: number; readonly isArchived?: boolean }

/** Where a dish is changed. Its code may belong to another since it was archived. */
export const getDishPath = ({ code, id, isArchived = false }: Named): string =>
  `/desk/menu/${encodeURIComponent(code)}${isArchived ? `?id=${id}` : ''}`

/** No dish's code begins so: these are pages beside the dishes. */
export const CATEGORIES_PATH = '/desk/menu/_categories'
export const NEW_DISH_PATH = '/desk/menu/_new'
export const BULK_EDIT_PATH = '/desk/menu/_import'

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
