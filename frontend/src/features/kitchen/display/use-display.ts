import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { displayStations } from '#shared/rules/kitchen-posts'
import type { DisplayStation } from '#shared/rules/kitchen-posts'
import { KITCHEN_DENSITY_KEY, KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'
import { usePracticeMode } from '../practice-context'

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
