import { prefersReducedMotion } from '#ui/motion'

const SIZE = 64

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** What flies: a round piece of the dish's picture. */
function morselOf(tile: HTMLElement): HTMLElement {
  const { x, y } = centreOf(tile)
  const morsel = document.createElement('div')
  const picture = tile.querySelector('img')?.cloneNode()
  if (picture instanceof HTMLElement) {
    picture.style.cssText = 'width: 100%; height: 100%; object-fit: cover'
    morsel.append(picture)
  }
  morsel.setAttribute('aria-hidden', 'true')
  Object.assign(morsel.style, {
    position: 'fixed',
    zIndex: '2000',
    left: `${x - SIZE / 2}px`,
    top: `${y - SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: '50%',
    overflow: 'hidden',
    pointerEvents: 'none',
    background: getComputedStyle(tile).background,
  })
  return morsel
}

/**
 * The dish that was just added flies to the cart in the header. The cart has it already: nothing
 * waits for this.
 */
export function flyToCart(tile: HTMLElement): void {
  const cart = document.querySelector('header a[href$="#cart"]')
  if (!cart || prefersReducedMotion()) return
  const morsel = morselOf(tile)
  document.body.append(morsel)
  const [from, to] = [centreOf(tile), centreOf(cart)]
  const [x, y] = [to.x - from.x, to.y - from.y]
  const flight = morsel.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - 60}px) scale(0.8)`, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.6 },
    ],
    { duration: 560, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
  )
  flight.onfinish = () => {
    morsel.remove()
    cart.animate([{ transform: 'scale(1.12)' }, { transform: 'none' }], { duration: 220, easing: 'ease-out' })
  }
  flight.oncancel = () => morsel.remove()
}
