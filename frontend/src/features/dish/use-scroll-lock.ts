import { useLayoutEffect } from 'react'

/** Keeps the page beneath from scrolling, without moving it where its scroll bar goes. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const room = window.innerWidth - root.clientWidth
    const before = { overflow: root.style.overflow, padding: body.style.paddingInlineEnd }
    root.style.overflow = 'hidden'
    if (room > 0) body.style.paddingInlineEnd = `${room}px`
    return () => {
      root.style.overflow = before.overflow
      body.style.paddingInlineEnd = before.padding
    }
  }, [])
}
