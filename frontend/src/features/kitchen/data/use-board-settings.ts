import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { deviceStorage } from '#base/storage/storage'
import { KITCHEN_BUMP_KEY } from '#base/storage/storage-keys'

/** A changed setting reaches every board within this time, in milliseconds. */
const REFRESH_MS = 300_000

/** Returns how the location's boards work; the defaults until loaded. */
export function useBoardSettings() {
  const location = useLocationConfig().code
  const { data } = useQuery({
    queryKey: [kitchenRoutes.getBoardSettings.path, location],
    queryFn: () => callApi(kitchenRoutes.getBoardSettings, { params: { location } }),
    refetchInterval: REFRESH_MS,
  })
  return {
    isOneBump: data?.oneBump ?? false,
    isOneBumpUndecided: data?.isOneBumpUndecided ?? false,
    lockAfterMinutes: data?.lockAfterMinutes ?? 5,
  }
}

/** How tickets move on this device, until the owner decides. */
export type BumpChoice = 'once' | 'by-stage'

/**
 * Returns whether one tap makes a ticket ready, and a function that answers the question about it;
 * null without a question. This device's answer counts until the owner decides at the desk.
 */
export function useBumpMode() {
  const { isOneBump, isOneBumpUndecided } = useBoardSettings()
  const [choice, setChoice] = useState<string | null>(null)
  if (!isOneBumpUndecided) return { isOneBump, chooseBump: null }
  const chosen = choice ?? deviceStorage.getItem(KITCHEN_BUMP_KEY)
  const chooseBump = (next: BumpChoice) => {
    deviceStorage.setItem(KITCHEN_BUMP_KEY, next)
    setChoice(next)
  }
  return { isOneBump: chosen === null ? isOneBump : chosen === 'once', chooseBump: chosen === null ? chooseBump : null }
}
