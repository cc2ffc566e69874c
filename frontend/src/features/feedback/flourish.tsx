import type { CSSProperties, ReactNode } from 'react'
import type { RatingAnimationKind as Kind } from './rating-face'

const shapes = {
  smoke: <circle r="9" fill="#a89b8d" opacity=".7" />,
  disappointed: <path d="M0-8C3-3 5 0 5 3.4a5 5 0 0 1-10 0C-5 0-3-3 0-8Z" fill="#8ecbf2" />,
  neutral: <circle r="3.4" fill="#f5c462" />,
  sparkle: <path d="M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2Z" fill="#ffe08a" />,
  hearts: <path d="M0 4C-2-5-11-4-9.4 2.6-8.4 6-4 9 0 12.4 4 9 8.4 6 9.4 2.6 11-4 2-5 0 4Z" fill="#ff6f61" />,
} as const satisfies Record<Kind, ReactNode>

/** The horizontal offset (percent of the face's width) and the delay (seconds) of each piece. */
const pieces = [
  [-34, 0],
  [22, 0.12],
  [-8, 0.26],
  [38, 0.4],
  [-26, 0.56],
  [10, 0.72],
  [30, 0.9],
] as const

const toStyle = ([drift, delay]: (typeof pieces)[number]): CSSProperties =>
  Object.fromEntries([
    ['--drift', `${drift}%`],
    ['--delay', `${delay}s`],
  ])

/** The two-second animation above a chosen face. CSS hides it with reduced motion. */
export const RatingAnimation = ({ kind }: { readonly kind: Kind }) => (
  <span className={`feedback-flourish feedback-${kind}`} aria-hidden="true">
    {pieces.slice(0, kind === 'neutral' ? 3 : pieces.length).map((piece) => (
      <svg key={piece[0]} viewBox="-14 -14 28 28" style={toStyle(piece)}>
        {shapes[kind]}
      </svg>
    ))}
  </span>
)
