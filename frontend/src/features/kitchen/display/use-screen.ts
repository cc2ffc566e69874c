import { useEffect } from 'react'

/** While a display is shown, the shop around it is not, and the device does not go to sleep. */
export function useFullScreenDisplay(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['display'] = 'on'
    return () => void delete dataset['display']
  }, [])
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return
      // A device that is low on power may refuse; the board works all the same.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void got?.release()
      else lock = got
    }
    // The lock ends when the page is hidden.
    const seenAgain = () => void stayAwake()
    seenAgain()
    document.addEventListener('visibilitychange', seenAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', seenAgain)
      void lock?.release()
    }
  }, [])
}
