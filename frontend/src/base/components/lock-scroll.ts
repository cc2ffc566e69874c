let holders = 0
let release = () => {}

/**
 * Keeps the page from scrolling, without moving it where its scroll bar goes; gives what undoes
 * that.
 */
function hold(): () => void {
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

/**
 * Keeps the page from scrolling until the last who asked for that lets go of it, in whatever order;
 * gives what does.
 */
export function lockScroll(): () => void {
  if (holders === 0) release = hold()
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) release()
  }
}
