import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a list to show: one more after each that was drawn, so that a long menu never holds
 * up a tap. A list that is known from the start stands there whole: somebody may come back to their
 * place in it.
 */
export function useProgressiveCount(total: number): number {
  const [shown, setShown] = useState(total > 0 ? Infinity : 0)
  useEffect(() => {
    if (shown < total) startTransition(() => setShown(shown + 1))
  }, [shown, total])
  return shown
}
