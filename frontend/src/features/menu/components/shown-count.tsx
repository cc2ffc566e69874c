import { useEffect, useState } from 'react'

/**
 * Until somebody has typed their word or ticked their boxes: nobody wants to hear what comes of
 * each letter.
 */
const SETTLED_MS = 700

type ShownCountProps = {
  /** How many dishes are shown; null while they are on their way. */
  readonly count: number | null
  /** What they are shown for; nothing is said of a menu that was opened as it is. */
  readonly wish: string
}

/** Says to those who can't see it how many dishes a search or a filter leaves. */
export function ResultCountAnnouncer({ count, wish }: ShownCountProps) {
  const [first] = useState(wish)
  const [said, say] = useState('')
  const words = count === null || wish === first ? '' : count === 1 ? '1 dish shown' : `${count || 'No'} dishes shown`
  useEffect(() => {
    const timer = setTimeout(() => say(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words, wish])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
