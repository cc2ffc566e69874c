import type { Entry } from '../tickets'

export type KeptBoard = { readonly entries: Entry[]; readonly readAt: number }

const nameOf = (location: string) => `hibachi-kitchen-board:${location}`

/** Keeps what a board shows over a reload of this tab. */
export function keepBoard(location: string, board: KeptBoard): void {
  try {
    sessionStorage.setItem(nameOf(location), JSON.stringify(board))
  } catch {
    // The next board is then read when the connection is back.
  }
}

/** What the board showed before this tab was loaded again; only without a network, where nothing newer can be had. */
export function keptBoard(location: string): KeptBoard | null {
  if (navigator.onLine) return null
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
    const board: KeptBoard | null = JSON.parse(sessionStorage.getItem(nameOf(location)) ?? 'null')
    return board
  } catch {
    return null
  }
}
