import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { displayStations } from '#shared/kitchen/ticket-items'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { KITCHEN_DENSITY_KEY, KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { usePracticeMode } from '../board/board-contexts'
import { waitForStartup } from '#base/loading/deferred-loading'

/** How large the tickets of a display are. */
export const displayDensities = { large: 'Large', medium: 'Medium', small: 'Small' } as const
export type DisplayDensity = keyof typeof displayDensities

const densityOf = (text: string | null): DisplayDensity => (text === 'large' || text === 'small' ? text : 'medium')
const postOf = (text: string | null): DisplayStation | null => displayStations.find((post) => post === text) ?? null

/**
 * Whether this device shows its boards as a display: as the address says, else as it was last
 * chosen here.
 */
export function useIsDisplay() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('display')
  const [isChosen, setChosen] = useState(() => deviceStorage.getItem(KITCHEN_DISPLAY_KEY) === 'on')
  return {
    isDisplay: asked === null ? isChosen : asked === '1',
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

/** How a display is set; its post in the address too, so that a screen can be hung up for one. */
export function useDisplaySettings() {
  const practice = usePracticeMode()
  const [search, setSearch] = useSearchParams()
  const [kept, setKept] = useState(() => postOf(deviceStorage.getItem(KITCHEN_POST_KEY)))
  const [density, setDensity] = useState(() => densityOf(deviceStorage.getItem(KITCHEN_DENSITY_KEY)))
  const asHung = {
    post: search.has('station') ? postOf(search.get('station')) : kept,
    setPost: (post: DisplayStation | null) => {
      deviceStorage.setItem(KITCHEN_POST_KEY, post ?? '')
      setKept(post)
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
