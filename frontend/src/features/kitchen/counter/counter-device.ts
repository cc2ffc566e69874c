import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

/** The stored choice of a device that shows the counter instead of a display. */
const COUNTER = 'counter'
const COUNTER_PATH = '/kitchen/counter'

/** Returns a function that shows the counter on this device, from now on. */
export function useShowCounter(): () => void {
  const [, navigate] = useLocation()
  return () => {
    deviceStorage.setItem(KITCHEN_POST_KEY, COUNTER)
    navigate(COUNTER_PATH)
  }
}

/** Opens the counter on a device that shows it, unless the address names a station. */
export function useCounterDevice(): void {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const isNamed = search.has('station')
  useEffect(() => {
    if (!isNamed && deviceStorage.getItem(KITCHEN_POST_KEY) === COUNTER) navigate(COUNTER_PATH, { replace: true })
  }, [isNamed, navigate])
}
