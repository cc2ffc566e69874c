import { navigate } from 'wouter/use-browser-location'
import type { MenuItem } from '#shared/menu/contract'

/** In the history state: whether this page opened the dish, so that closing it goes back. */
const OPENED_KEY = 'isDishOpened'
/** In the history state: the key of the cart line to edit. */
const LINE_KEY = 'dishLine'

type DishReference = Pick<MenuItem, 'code'> | { readonly id: number }

const getUrlName = (dish: DishReference): string => ('code' in dish ? dish.code : String(dish.id))

const getHistoryState = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** Returns the URL of a dish on the menu (docs/product/menu.md#dish-details). */
export const getDishUrl = (dish: DishReference): string => `/menu?dish=${encodeURIComponent(getUrlName(dish))}`

/**
 * Returns the URL to share a dish by. Its page has a preview card for clients without JavaScript
 * (docs/product/menu.md#shared-dish-links).
 */
export const getDishShareUrl = ({ code }: Pick<MenuItem, 'code'>): string =>
  `${window.location.origin}/dish/${encodeURIComponent(code)}`

function buildUrl(change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(window.location.search)
  change(query)
  const text = query.toString()
  return `${window.location.pathname}${text && `?${text}`}${window.location.hash}`
}

/** Opens a dish over the current page, to add it or to edit the given cart line. */
export function openDish(dish: DishReference, lineKey?: string): void {
  const url = buildUrl((query) => query.set('dish', getUrlName(dish)))
  const { [LINE_KEY]: _line, ...state }: Record<string, unknown> = { ...getHistoryState() }
  navigate(url, { state: { ...state, [OPENED_KEY]: true, ...(lineKey !== undefined && { [LINE_KEY]: lineKey }) } })
}

/** Closes the dish: goes back if this page opened it, otherwise removes it from the URL. */
export function closeDish(): void {
  if (OPENED_KEY in getHistoryState()) return window.history.back()
  navigate(
    buildUrl((query) => query.delete('dish')),
    { replace: true, state: getHistoryState() },
  )
}

/** Returns the key of the cart line that the dish was opened to edit. */
export function getEditedLineKey(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !(LINE_KEY in state)) return undefined
  return typeof state[LINE_KEY] === 'string' ? state[LINE_KEY] : undefined
}

/** Finds the dish that a URL names by id or code. Codes are case-insensitive. */
export const findDish = (menu: readonly MenuItem[], name: string): MenuItem | undefined =>
  menu.find(({ code, id }) => code.toLowerCase() === name.toLowerCase() || String(id) === name)
