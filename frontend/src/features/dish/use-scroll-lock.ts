import { useLayoutEffect, useState } from 'react'

/** Keeps the page beneath from scrolling, without moving it where its scroll bar goes. */
export function useScrollLock(): void {
  // Asked before anything is drawn: afterwards it would have the page laid out twice.
  const [room] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const before = { overflow: root.style.overflow, padding: body.style.paddingInlineEnd }
    root.style.overflow = 'hidden'
    if (room > 0) body.style.paddingInlineEnd = `${room}px`
    return () => {
      root.style.overflow = before.overflow
      body.style.paddingInlineEnd = before.padding
    }
  }, [room])
}
