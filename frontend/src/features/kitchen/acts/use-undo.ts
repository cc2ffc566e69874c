import { useEffect, useState } from 'react'
import { canUndoMove, UNDO_WINDOW_MS } from '#shared/rules/kitchen-acts'
import type { MoveAction } from '#shared/rules/kitchen-acts'

export type UndoableMove = { readonly move: MoveAction; readonly until: number }

/** The moves of the last ten seconds, the latest last. */
export function useUndoableMoves() {
  const [moves, setMoves] = useState<readonly UndoableMove[]>([])
  const first = moves[0]?.until
  useEffect(() => {
    if (first === undefined) return
    const forget = () => setMoves((all) => all.filter(({ until }) => until > Date.now()))
    const timer = setTimeout(forget, first - Date.now())
    return () => clearTimeout(timer)
  }, [first])
  return {
    latest: moves.at(-1),
    remember: (move: MoveAction) => {
      if (canUndoMove(move)) setMoves((all) => [...all, { move, until: Date.now() + UNDO_WINDOW_MS }])
    },
    forget: (move: MoveAction) => setMoves((all) => all.filter((one) => one.move.id !== move.id)),
  }
}
