import { useEffect, useState } from 'react'

/** A section counts as looked at once its head has come so far up the window. */
const SHARE = 0.45

function lookedAtNow(): number | null {
  const begun = [...document.querySelectorAll<HTMLElement>('[data-category]')].filter(
    (section) => section.getBoundingClientRect().top < window.innerHeight * SHARE,
  )
  // At the top of the page nothing is looked at yet but the page.
  return window.scrollY > 0 ? Number(begun.at(-1)?.dataset['category'] ?? NaN) || null : null
}

/**
 * The category whose dishes are being read, where the menu is shown whole; null before the first.
 */
export function useCategoryInView(isWhole: boolean): number | null {
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  useEffect(() => {
    if (!isWhole) return
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setLookedAt(lookedAtNow())
      })
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      cancelAnimationFrame(frame)
    }
  }, [isWhole])
  return isWhole ? lookedAt : null
}
