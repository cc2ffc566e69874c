import { useLocationProperty } from 'wouter/use-browser-location'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useHash } from '#base/browser/use-hash'
import { menuViewHash, parseMenuView, type MenuView } from '#base/menu/menu-view'

function getMenuQuery(): string {
  const query = new URLSearchParams(window.location.search)
  query.delete('dish')
  return query.toString()
}

/** The URL's query without the open dish, so that opening a dish does not render the menu again. */
export const useMenuUrlQuery = (): string => useLocationProperty(getMenuQuery, () => '')

/** The view and search of the menu page. Both are part of the URL, so they can be bookmarked. */
export function useMenuUrlState() {
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useMenuUrlQuery())
  const hash = useHash()
  const [previousView, setPreviousView] = useState<MenuView>()
  const view = parseMenuView(hash, query.get('category'), previousView)
  if (view !== previousView) setPreviousView(view)

  const navigateTo = useCallback(
    (change: (next: URLSearchParams) => void, nextHash: string) => {
      const next = new URLSearchParams(window.location.search)
      change(next)
      const text = next.toString()
      const state: unknown = window.history.state
      navigate(`/menu${text && `?${text}`}${nextHash}`, { replace: true, state })
    },
    [navigate],
  )
  const showAll = useCallback(
    () =>
      navigateTo((next) => {
        next.delete('search')
        next.delete('category')
      }, menuViewHash('all')),
    [navigateTo],
  )

  const current = query.get('search') ?? ''

  /** Changes the search. The first letter leaves the category: it searches the whole menu. */
  function setSearch(search: string): void {
    const isNew = current === '' && search !== ''
    const change = (next: URLSearchParams) => {
      if (isNew) next.delete('category')
      if (search) next.set('search', search)
      else next.delete('search')
    }
    navigateTo(change, menuViewHash(isNew ? 'all' : view))
  }

  return {
    view,
    search: current,
    show: (view: MenuView) => navigateTo((next) => next.delete('category'), menuViewHash(view)),
    showAll,
    setSearch,
  }
}
