import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { posts } from '#shared/rules/kitchen-posts'
import type { Post } from '#shared/rules/kitchen-posts'
import { KITCHEN_DENSITY, KITCHEN_DISPLAY, KITCHEN_POST } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'
import { usePractice } from '../practice-context'

/** How large the tickets of a display are. */
export const densities = { large: 'Large', medium: 'Medium', small: 'Small' } as const
export type Density = keyof typeof densities

const densityOf = (text: string | null): Density => (text === 'large' || text === 'small' ? text : 'medium')
const postOf = (text: string | null): Post | null => posts.find((post) => post === text) ?? null

/**
 * Whether this device shows its boards as a display: as the address says, else as it was last
 * chosen here.
 */
export function useIsDisplay() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('display')
  const [isChosen, setChosen] = useState(() => deviceShelf.getItem(KITCHEN_DISPLAY) === 'on')
  return {
    isDisplay: asked === null ? isChosen : asked === '1',
    turn: (to: 'on' | 'off') => {
      deviceShelf.setItem(KITCHEN_DISPLAY, to)
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
  const practice = usePractice()
  const [search, setSearch] = useSearchParams()
  const [kept, setKept] = useState(() => postOf(deviceShelf.getItem(KITCHEN_POST)))
  const [density, setDensity] = useState(() => densityOf(deviceShelf.getItem(KITCHEN_DENSITY)))
  const asHung = {
    post: search.has('station') ? postOf(search.get('station')) : kept,
    setPost: (post: Post | null) => {
      deviceShelf.setItem(KITCHEN_POST, post ?? '')
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
    setDensity: (to: Density) => {
      deviceShelf.setItem(KITCHEN_DENSITY, to)
      setDensity(to)
    },
  }
}
