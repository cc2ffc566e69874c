import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './motion'

type ProgressBarProps = { readonly label: string; readonly percent: number; readonly valueText: string }

/** How much of something there is, as a bar. */
export const ProgressBar = ({ label, percent, valueText }: ProgressBarProps) => (
  <chakra.div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(percent)}
    aria-valuetext={valueText}
    height="2.5"
    borderRadius="full"
    bg="bg.inset"
    borderWidth="1px"
    borderColor="border"
    overflow="hidden"
  >
    <chakra.div height="100%" bg="accent.glow" borderRadius="full" style={{ width: `${percent}%` }} />
  </chakra.div>
)

const Figure = chakra('span', {
  base: { display: 'inline-flex', overflow: 'clip', whiteSpace: 'pre', fontVariantNumeric: 'tabular-nums' },
})

const ROLL_MS = 320

/**
 * A figure whose changed digits roll in. It says the new figure from the first moment on, seen and
 * read aloud.
 */
export function AnimatedNumber({ text }: { readonly text: string }) {
  const figure = useRef<HTMLSpanElement>(null)
  const shown = useRef(text)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = text
    if (before === text || prefersReducedMotion()) return
    const digits = [...(figure.current?.children ?? [])].reverse()
    digits.forEach((digit, place) => {
      if (before.at(-1 - place) === text.at(-1 - place)) return
      digit.animate?.([{ transform: 'translateY(75%)', opacity: 0 }, { transform: 'none' }], {
        duration: ROLL_MS + place * 40,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      })
    })
  }, [text])
  return (
    <>
      <Figure ref={figure} aria-hidden="true">
        {[...text].map((digit, index) => (
          <span key={text.length - index}>{digit}</span>
        ))}
      </Figure>
      <span className="sr-only">{text}</span>
    </>
  )
}
