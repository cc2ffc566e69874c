import { useEffect } from 'react'
import { waitForStartup } from '#base/loading/later'

/**
 * Loads a board's display: at once where that is how the board is shown, else later, for who turns
 * to it when there is no connection to load it over.
 */
export function usePreloadedDisplay(load: () => Promise<unknown>, isDisplay: boolean): void {
  useEffect(() => {
    let isLeft = false
    const ahead = () => isLeft || load().catch(() => undefined)
    if (isDisplay) void ahead()
    else void waitForStartup().then(ahead)
    return () => {
      isLeft = true
    }
  }, [load, isDisplay])
}
