import { hasBrowser } from '#base/browser'
import { kitchenBoardKey } from '#base/storage/names'
import { tabStorage } from '#base/storage/shelf'
import type { BoardEntry } from '../tickets'

export type BoardSnapshot = { readonly entries: BoardEntry[]; readonly readAt: number }

/** Keeps what a board shows over a reload of this tab. */
export const saveBoardSnapshot = (location: string, board: BoardSnapshot): void =>
  tabStorage.setItem(kitchenBoardKey(location), JSON.stringify(board))

/**
 * What the board showed before this tab was loaded again; only without a network, where nothing
 * newer can be had.
 */
export function loadBoardSnapshot(location: string): BoardSnapshot | null {
  if (!hasBrowser || navigator.onLine) return null
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
    const board: BoardSnapshot | null = JSON.parse(tabStorage.getItem(kitchenBoardKey(location)) ?? 'null')
    return board
  } catch {
    return null
  }
}
