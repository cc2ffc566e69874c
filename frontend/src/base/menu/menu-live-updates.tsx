import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { getServerId } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { ServerMessage } from '#shared/live/messages'
import { toWallClock } from '#shared/platform/time'
import { useLocationConfig } from '../location/location'
import { useNow } from '../browser/use-now'
import { useLiveConnection } from '../live/live-connection'
import { useMenuTime } from './menu-time'
import { categoriesQuery, menuItemsQuery, setLastMenuChange, specialsQuery } from './use-menu'

/** A page that was hidden for longer reads the menu again, because prices may have changed. */
const STALE_MS = 5 * 60_000

type MenuUpdate = Extract<ServerMessage, { type: 'menu_update' }>

/** Returns a dish with the availability that a message announces. */
function applyUpdate(
  item: MenuItem,
  { isAvailable: isOn = item.isAvailable, optionsOut, portionsLeft = item.portionsLeft }: MenuUpdate,
): MenuItem {
  const isAvailable = isOn && portionsLeft !== 0 && item.offeredAt === undefined
  if (!optionsOut) return { ...item, isAvailable, portionsLeft }
  const optionGroups = item.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, isAvailable: !optionsOut.includes(option.id) })),
  }))
  return { ...item, isAvailable, portionsLeft, optionGroups }
}

/** Updates the menu of this page when availability changes and when the owner edits it. */
export function MenuLiveUpdates() {
  const location = useLocationConfig()
  const client = useQueryClient()
  const now = useNow()
  const at = useMenuTime()
  // Only what the page has read.
  const { data: items = [] } = useQuery({ ...menuItemsQuery(location.code, at), enabled: false })
  // Of the menus of all times.
  const { queryKey } = menuItemsQuery(location.code)
  const { queryKey: specialsKey } = specialsQuery(location.code)
  const { date } = toWallClock(location, now)
  const readAt = () => client.getQueryState(menuItemsQuery(location.code, at).queryKey)?.dataUpdatedAt ?? 0
  const refreshMenu = () => void client.invalidateQueries({ queryKey })
  const refreshSpecials = () => void client.invalidateQueries({ queryKey: specialsKey })
  const refresh = () => {
    refreshMenu()
    refreshSpecials()
  }

  const onMessage = (message: ServerMessage) => {
    if (message.type !== 'menu_update') return
    const { menuItemId, change, changed } = message
    if (change !== undefined) {
      setLastMenuChange(change)
      if (changed === 'categories') void client.invalidateQueries({ queryKey: categoriesQuery.queryKey })
      // Dishes have the dayparts of their categories.
      refresh()
      return
    }
    client.setQueriesData<MenuItem[]>(
      { queryKey },
      (items) => items?.map((item) => (item.id === menuItemId ? applyUpdate(item, message) : item)),
      // The message updates one dish only, so the menu's age stays.
      { updatedAt: readAt() },
    )
  }
  useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage,
    onReconnect: () => {
      refreshMenu()
      if (client.getQueryState(specialsKey)?.status === 'error') refreshSpecials()
    },
  })

  // Each day has its own specials, and so its own prices.
  const refreshOnNewDay = useEffectEvent(() => {
    if (readAt() > 0 && toWallClock(location, new Date(readAt())).date < date) refresh()
  })
  useEffect(() => refreshOnNewDay(), [date])

  // Other dishes and prices hold once a daypart begins or ends.
  const changesAt = at === '' ? items.find(({ offerChangesAt }) => offerChangesAt)?.offerChangesAt : undefined
  const isOver = changesAt !== undefined && Date.parse(changesAt) <= now.getTime()
  const refreshOnChange = useEffectEvent(refresh)
  useEffect(() => {
    if (isOver) refreshOnChange()
  }, [isOver, now])

  const refreshIfStale = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - readAt() > STALE_MS) refresh()
  })
  useEffect(() => {
    const listener = () => refreshIfStale()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return null
}
