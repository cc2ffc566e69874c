import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down the seconds to 0, then does what is due; stopping keeps it from happening. */
export function useCountdown(from: number, onZero: () => void) {
  const [seconds, setSeconds] = useState(from)
  const [isStopped, setStopped] = useState(false)
  const due = useEffectEvent(onZero)
  useEffect(() => {
    if (isStopped) return
    if (seconds === 0) return due()
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, isStopped])
  return { seconds, isStopped, stop: () => setStopped(true) }
}
