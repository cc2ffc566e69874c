import { hasBrowser } from '#base/browser'
import { kitchenBoard } from '#base/storage/names'
import { tabShelf } from '#base/storage/shelf'
import type { Entry } from '../tickets'

export type KeptBoard = { readonly entries: Entry[]; readonly readAt: number }

/** Keeps what a board shows over a reload of this tab. */
export const keepBoard = (location: string, board: KeptBoard): void =>
  tabShelf.setItem(kitchenBoard(location), JSON.stringify(board))

/**
 * What the board showed before this tab was loaded again; only without a network, where nothing
 * newer can be had.
 */
export function keptBoard(location: string): KeptBoard | null {
  if (!hasBrowser || navigator.onLine) return null
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
    const board: KeptBoard | null = JSON.parse(tabShelf.getItem(kitchenBoard(location)) ?? 'null')
    return board
  } catch {
    return null
  }
}
