import { useLocationProperty } from 'wouter/use-browser-location'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHash } from '#base/browser/use-hash'
import { menuViewHash, parseMenuView } from '#base/menu/menu-view'
import type { MenuView } from '#base/menu/menu-view'

function queryNow(): string {
  const query = new URLSearchParams(window.location.search)
  query.delete('dish')
  return query.toString()
}

/**
 * The address's query, but for the dish that is open: the menu beneath it stays as it was drawn.
 */
export const useMenuUrlQuery = (): string => useLocationProperty(queryNow, () => '')

/**
 * What the address says of the menu page, and how to change it: a menu can be bookmarked as it is
 * seen.
 */
export function useMenuUrlState() {
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useMenuUrlQuery())
  const hash = useHash()
  const [before, setBefore] = useState<MenuView>()
  const view = parseMenuView(hash, query.get('category'), before)
  if (view !== before) setBefore(view)

  const go = (change: (next: URLSearchParams) => void, nextHash: string) => {
    const next = new URLSearchParams(window.location.search)
    change(next)
    const text = next.toString()
    const state: unknown = window.history.state
    navigate(`/menu${text && `?${text}`}${nextHash}`, { replace: true, state })
  }

  return {
    view,
    search: query.get('search') ?? '',
    show: (view: MenuView) => go((next) => next.delete('category'), menuViewHash(view)),
    setSearch: (search: string) =>
      go((next) => (search ? next.set('search', search) : next.delete('search')), menuViewHash(view)),
  }
}
