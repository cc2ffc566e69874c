import { useEffect } from 'react'
import { later } from '#base/loading/later'

/**
 * Loads a board's display: at once where that is how the board is shown, else later, for who turns
 * to it when there is no connection to load it over.
 */
export function useDisplayPart(load: () => Promise<unknown>, isDisplay: boolean): void {
  useEffect(() => {
    let isLeft = false
    const ahead = () => isLeft || load().catch(() => undefined)
    if (isDisplay) void ahead()
    else void later().then(ahead)
    return () => {
      isLeft = true
    }
  }, [load, isDisplay])
}
