import type { QueryClient } from '@tanstack/react-query'
import { categoriesQuery, menuItemsQuery } from '../features/menu/api/use-menu'
import { currentLocation } from './location'

/** Asks for the menu while it is still being found out who is there. */
export function headStart(client: QueryClient, path: string): void {
  if (path !== '/' && path !== '/menu') return
  void client.prefetchQuery(menuItemsQuery(currentLocation.code))
  void client.prefetchQuery(categoriesQuery)
}
