import { navigate } from 'wouter/use-browser-location'
import type { MenuItem } from '#shared/menu/contract'

/**
 * In the history's state: whether this page opened the dish, so that closing it goes back, and for
 * which line.
 */
const OPENED = 'isDishOpened'
const LINE = 'dishLine'

type Named = Pick<MenuItem, 'code'> | { readonly id: number }

const nameOf = (dish: Named): string => ('code' in dish ? dish.code : String(dish.id))

const stateNow = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** The address of a dish on the menu (docs/product/menu.md#a-dish). */
export const getDishUrl = (dish: Named): string => `/menu?dish=${encodeURIComponent(nameOf(dish))}`

/**
 * The address that it is sent by: its page tells a card of it to whoever runs no script
 * (docs/product/menu.md#a-dish-sent-by-a-friend).
 */
export const getDishShareUrl = ({ code }: Pick<MenuItem, 'code'>): string =>
  `${window.location.origin}/dish/${encodeURIComponent(code)}`

function addressWith(change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(window.location.search)
  change(query)
  const text = query.toString()
  return `${window.location.pathname}${text && `?${text}`}${window.location.hash}`
}

/** Opens a dish over the page that one is on; a line of the cart, to be wanted differently. */
export function openDish(dish: Named, lineKey?: string): void {
  const address = addressWith((query) => query.set('dish', nameOf(dish)))
  const { [LINE]: _line, ...state }: Record<string, unknown> = { ...stateNow() }
  navigate(address, { state: { ...state, [OPENED]: true, ...(lineKey !== undefined && { [LINE]: lineKey }) } })
}

/** Closes it: back to where it was opened, or, come by its address, to the page without it. */
export function closeDish(): void {
  if (OPENED in stateNow()) return window.history.back()
  navigate(
    addressWith((query) => query.delete('dish')),
    { replace: true, state: stateNow() },
  )
}

/** The line of the cart that a dish was opened for. */
export function getEditedLineKey(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !(LINE in state)) return undefined
  return typeof state[LINE] === 'string' ? state[LINE] : undefined
}

/** The dish that an address names, by its code in any case or by its id. */
export const findDish = (menu: readonly MenuItem[], name: string): MenuItem | undefined =>
  menu.find(({ code, id }) => code.toLowerCase() === name.toLowerCase() || String(id) === name)
