import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Location } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { getOfferKey } from '#shared/specials/dayparts'
import { menuItemsQuery, specialsQuery } from '#base/menu/use-menu'

/** Reloads menu and specials when a daypart or day ends, because other prices then apply. */
export function useOfferRefresh(location: Location, now: Date) {
  const client = useQueryClient()
  const key = getOfferKey(toWallClock(location, now))
  const loadedKey = useRef(key)
  useEffect(() => {
    if (loadedKey.current === key) return
    loadedKey.current = key
    for (const { queryKey } of [menuItemsQuery(location.code), specialsQuery(location.code)])
      void client.invalidateQueries({ queryKey })
  }, [client, key, location.code])
}
