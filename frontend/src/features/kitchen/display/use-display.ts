import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { displayStations, type DisplayStation } from '#shared/kitchen/ticket-items'
import { KITCHEN_DENSITY_KEY, KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { setDisplayMode } from '#base/page/display-mode'
import { usePracticeMode } from '../board/board-contexts'
import { usePreloaded } from '../board/use-preloaded'

/** The sizes of a display's tickets. */
export type DisplayDensity = 'large' | 'medium' | 'small'

const densityOf = (text: string | null): DisplayDensity => (text === 'large' || text === 'small' ? text : 'medium')
const postOf = (text: string | null): DisplayStation | null => displayStations.find((post) => post === text) ?? null

/**
 * Returns whether this device shows boards as a display: by the address, else by the last choice on
 * the device. Loads the display's code.
 */
export function useIsDisplay(load: () => Promise<unknown>) {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('display')
  const [isChosen, setChosen] = useState(() => deviceStorage.getItem(KITCHEN_DISPLAY_KEY) === 'on')
  const isDisplay = requested === null ? isChosen : requested === '1'
  usePreloaded(load, isDisplay)
  return {
    isDisplay,
    turn: (to: 'on' | 'off') => {
      deviceStorage.setItem(KITCHEN_DISPLAY_KEY, to)
      setChosen(to === 'on')
      setSearch((current) => {
        const next = new URLSearchParams(current)
        next.delete('display')
        return next
      })
    },
  }
}

/**
 * Returns a display's settings. The station can also be in the address, so that a screen can
 * bookmark it.
 */
export function useDisplaySettings() {
  const practice = usePracticeMode()
  const [search, setSearch] = useSearchParams()
  const [storedPost, setStoredPost] = useState(() => postOf(deviceStorage.getItem(KITCHEN_POST_KEY)))
  const [density, setDensity] = useState(() => densityOf(deviceStorage.getItem(KITCHEN_DENSITY_KEY)))
  const asHung = {
    post: search.has('station') ? postOf(search.get('station')) : storedPost,
    setPost: (post: DisplayStation | null) => {
      deviceStorage.setItem(KITCHEN_POST_KEY, post ?? '')
      setStoredPost(post)
      setSearch((current) => {
        const next = new URLSearchParams(current)
        next.delete('station')
        return next
      })
    },
  }
  const { post, setPost } = practice ?? asHung
  return {
    post,
    setPost,
    density,
    setDensity: (to: DisplayDensity) => {
      deviceStorage.setItem(KITCHEN_DENSITY_KEY, to)
      setDensity(to)
    },
  }
}

/** Hides the rest of the site and prevents the device from sleeping. */
export function useFullScreenDisplay(): void {
  useEffect(() => {
    setDisplayMode(true)
    return () => setDisplayMode(false)
  }, [])
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return
      // A device with low battery may refuse the lock; the board works without it.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void got?.release()
      else lock = got
    }
    // The browser releases the lock when the page is hidden.
    const onVisible = () => void stayAwake()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}
