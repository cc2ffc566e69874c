/** Keeps the page from scrolling, without moving it where its scroll bar goes; gives what undoes that. */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document
  const room = window.innerWidth - root.clientWidth
  const before = { overflow: root.style.overflow, padding: body.style.paddingInlineEnd }
  root.style.overflow = 'hidden'
  if (room > 0) body.style.paddingInlineEnd = `${room}px`
  return () => {
    root.style.overflow = before.overflow
    body.style.paddingInlineEnd = before.padding
  }
}
