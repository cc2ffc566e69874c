import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './motion'
import styles from './progress.module.css'

type ProgressBarProps = { readonly label: string; readonly percent: number; readonly valueText: string }

/** A progress bar. `valueText` says in words what the bar shows. */
export const ProgressBar = ({ label, percent, valueText }: ProgressBarProps) => (
  <div
    className={styles.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(percent)}
    aria-valuetext={valueText}
  >
    <div className={styles.filling} style={{ width: `${percent}%` }} />
  </div>
)

const ROLL_MS = 320

/** A number whose changed digits roll in. Screen readers read the new number as one text. */
export function AnimatedNumber({ text }: { readonly text: string }) {
  const digitsRef = useRef<HTMLSpanElement>(null)
  const shownText = useRef(text)
  useLayoutEffect(() => {
    const previous = shownText.current
    shownText.current = text
    if (previous === text || prefersReducedMotion()) return
    const digits = [...(digitsRef.current?.children ?? [])].reverse()
    digits.forEach((digit, place) => {
      if (previous.at(-1 - place) === text.at(-1 - place)) return
      digit.animate?.([{ transform: 'translateY(75%)', opacity: 0 }, { transform: 'none' }], {
        duration: ROLL_MS + place * 40,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      })
    })
  }, [text])
  return (
    <>
      <span ref={digitsRef} className={styles.digits} aria-hidden="true">
        {[...text].map((digit, index) => (
          <span key={text.length - index}>{digit}</span>
        ))}
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}
