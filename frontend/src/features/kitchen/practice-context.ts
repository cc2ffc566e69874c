import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Post } from '#shared/rules/kitchen-posts'

/**
 * On a practice board, what stands in the place of all that would reach the server or this device's
 * own board.
 */
export type PracticeSetting = {
  readonly post: Post | null
  readonly setPost: (post: Post | null) => void
  readonly runOut: (atWork: readonly number[]) => ReactNode
}

export const PracticeContext = createContext<PracticeSetting | null>(null)

/** Null on a real board. */
export const usePractice = (): PracticeSetting | null => use(PracticeContext)
