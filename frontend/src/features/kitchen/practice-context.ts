import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { DisplayStation } from '#shared/rules/kitchen-posts'

/**
 * On a practice board, what stands in the place of all that would reach the server or this device's
 * own board.
 */
export type PracticeMode = {
  readonly post: DisplayStation | null
  readonly setPost: (post: DisplayStation | null) => void
  readonly runOut: (atWork: readonly number[]) => ReactNode
}

export const PracticeContext = createContext<PracticeMode | null>(null)

/** Null on a real board. */
export const usePracticeMode = (): PracticeMode | null => use(PracticeContext)
