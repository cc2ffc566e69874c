import { useEffect, useState } from 'react'
import { canUndo, UNDO_MS } from '#shared/rules/kitchen-acts'
import type { Move } from '#shared/rules/kitchen-acts'

export type Undoable = { readonly move: Move; readonly until: number }

/** The moves of the last ten seconds, the latest last. */
export function useUndo() {
  const [moves, setMoves] = useState<readonly Undoable[]>([])
  const first = moves[0]?.until
  useEffect(() => {
    if (first === undefined) return
    const forget = () => setMoves((all) => all.filter(({ until }) => until > Date.now()))
    const timer = setTimeout(forget, first - Date.now())
    return () => clearTimeout(timer)
  }, [first])
  return {
    latest: moves.at(-1),
    remember: (move: Move) => {
      if (canUndo(move)) setMoves((all) => [...all, { move, until: Date.now() + UNDO_MS }])
    },
    forget: (move: Move) => setMoves((all) => all.filter((one) => one.move.id !== move.id)),
  }
}
