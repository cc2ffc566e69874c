import { prefersReducedMotion } from '#ui/motion'

const SIZE_PX = 64

const getCenter = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Creates the animated element: a round copy of the dish's picture. */
function createFlyingPicture(tile: HTMLElement): HTMLElement {
  const { x, y } = getCenter(tile)
  const flyingPicture = document.createElement('div')
  const picture = tile.querySelector('img')?.cloneNode()
  if (picture instanceof HTMLElement) {
    picture.style.cssText = 'width: 100%; height: 100%; object-fit: cover'
    flyingPicture.append(picture)
  }
  flyingPicture.setAttribute('aria-hidden', 'true')
  Object.assign(flyingPicture.style, {
    position: 'fixed',
    zIndex: '2000',
    left: `${x - SIZE_PX / 2}px`,
    top: `${y - SIZE_PX / 2}px`,
    width: `${SIZE_PX}px`,
    height: `${SIZE_PX}px`,
    borderRadius: '50%',
    overflow: 'hidden',
    pointerEvents: 'none',
    background: getComputedStyle(tile).background,
  })
  return flyingPicture
}

/**
 * Animates an added dish flying to the cart in the header, unless the guest prefers less motion.
 */
export function flyToCart(tile: HTMLElement): void {
  const cart = document.querySelector('header a[href$="#cart"]')
  if (!cart || prefersReducedMotion()) return
  const flyingPicture = createFlyingPicture(tile)
  document.body.append(flyingPicture)
  const [from, to] = [getCenter(tile), getCenter(cart)]
  const [x, y] = [to.x - from.x, to.y - from.y]
  const flight = flyingPicture.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - 60}px) scale(0.8)`, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.6 },
    ],
    { duration: 560, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
  )
  flight.onfinish = () => {
    flyingPicture.remove()
    cart.animate([{ transform: 'scale(1.12)' }, { transform: 'none' }], { duration: 220, easing: 'ease-out' })
  }
  flight.oncancel = () => flyingPicture.remove()
}
