import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { getServerId } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { ServerMessage } from '#shared/platform/live/messages'
import { toWallClock } from '#shared/platform/time'
import { useLocationConfig } from '../location/location'
import { useNow } from '../browser/use-now'
import { useLiveConnection } from '../live/live-connection'
import { categoriesQuery, menuItemsQuery, setLastMenuChange, specialsQuery } from './use-menu'

/** After so long out of sight, the day's prices may have changed. */
const OLD_MS = 5 * 60_000

type Told = Extract<ServerMessage, { type: 'menu_update' }>

/** A dish as a message says that it can be had now. */
function asTold(
  item: MenuItem,
  { isAvailable: isOn = item.isAvailable, optionsOut, portionsLeft = item.portionsLeft }: Told,
): MenuItem {
  const isAvailable = isOn && portionsLeft !== 0
  if (!optionsOut) return { ...item, isAvailable, portionsLeft }
  const optionGroups = item.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, isAvailable: !optionsOut.includes(option.id) })),
  }))
  return { ...item, isAvailable, portionsLeft, optionGroups }
}

/**
 * Keeps the menu of this page true while it is looked at: what sells out or comes back shows at
 * once, and what the owner changes.
 */
export function MenuLiveUpdates() {
  const location = useLocationConfig()
  const client = useQueryClient()
  const { queryKey } = menuItemsQuery(location.code)
  const { queryKey: specialsKey } = specialsQuery(location.code)
  const { date } = toWallClock(location, useNow())
  const readAt = () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const readMenu = () => void client.invalidateQueries({ queryKey })
  const readSpecials = () => void client.invalidateQueries({ queryKey: specialsKey })
  const readAgain = () => {
    readMenu()
    readSpecials()
  }

  const onMessage = (message: ServerMessage) => {
    if (message.type !== 'menu_update') return
    const { menuItemId, change, changed } = message
    if (change !== undefined) {
      setLastMenuChange(change)
      if (changed === 'categories') void client.invalidateQueries({ queryKey: categoriesQuery.queryKey })
      else readAgain()
      return
    }
    client.setQueryData(
      queryKey,
      (items) => items?.map((item) => (item.id === menuItemId ? asTold(item, message) : item)),
      // The rest of it is as old as it was.
      { updatedAt: readAt() },
    )
  }
  useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage,
    onReconnect: () => {
      readMenu()
      if (client.getQueryState(specialsKey)?.status === 'error') readSpecials()
    },
  })

  // Another day has other specials, and so other prices.
  const dated = useEffectEvent(() => {
    if (readAt() > 0 && toWallClock(location, new Date(readAt())).date < date) readAgain()
  })
  useEffect(() => dated(), [date])

  const seenAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - readAt() > OLD_MS) readAgain()
  })
  useEffect(() => {
    const listener = () => seenAgain()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return null
}
