import { useLocationProperty } from 'wouter/use-browser-location'

function queryNow(): string {
  const query = new URLSearchParams(window.location.search)
  query.delete('dish')
  return query.toString()
}

/**
 * The address's query, but for the dish that is open: the menu beneath it stays as it was drawn.
 */
export const useMenuUrlQuery = (): string => useLocationProperty(queryNow, () => '')
