/** The five ratings with their labels and animations (docs/product/feedback.md#feedback-card). */
export const ratings = [
  { rating: 1, label: 'Terrible', flourish: 'smoke' },
  { rating: 2, label: 'Meh', flourish: 'disappointed' },
  { rating: 3, label: 'Okay', flourish: 'neutral' },
  { rating: 4, label: 'Great', flourish: 'sparkle' },
  { rating: 5, label: 'Amazing!', flourish: 'hearts' },
] as const

export type Rating = (typeof ratings)[number]['rating']

export type RatingAnimationKind = (typeof ratings)[number]['flourish']

export const RATING_ANIMATION_MS = 2_000

/** How long the card thanks before it closes by itself (docs/product/feedback.md#feedback-card). */
export const AUTO_CLOSE_MS = 5_000

const INK = '#2a1710'

const skins = { 1: '#d1493c', 2: '#dc8547', 3: '#e3ab4f', 4: '#f2c355', 5: '#ffb05c' } as const

const Eyes = () => (
  <g fill={INK}>
    <ellipse cx="17" cy="21" rx="2.6" ry="3.4" />
    <ellipse cx="31" cy="21" rx="2.6" ry="3.4" />
  </g>
)

const heart = 'M0 2.6C-1-2.4-6.4-1.6-5.4 2c.6 2.2 3.2 3.8 5.4 5.6C2.2 5.8 4.8 4.2 5.4 2 6.4-1.6 1-2.4 0 2.6Z'

const features = {
  1: (
    <>
      <Eyes />
      <path d="M12 14l8 3.4M36 14l-8 3.4M15.5 36c4-6.4 13-6.4 17 0" />
    </>
  ),
  2: (
    <>
      <Eyes />
      <path d="M13 16.5l6-1.8M35 16.5l-6-1.8M16.5 34.5c4-3.6 11-3.6 15 0" />
    </>
  ),
  3: (
    <>
      <Eyes />
      <path d="M16.5 33h15" />
    </>
  ),
  4: (
    <>
      <Eyes />
      <path d="M14.5 30.5c4 6.6 15 6.6 19 0" />
    </>
  ),
  5: (
    <>
      <g fill="#c5302a" stroke="none">
        <path d={heart} transform="translate(16.5 18.5)" />
        <path d={heart} transform="translate(31.5 18.5)" />
      </g>
      <path d="M13.5 29h21c-.8 7-5.2 10.4-10.5 10.4S14.3 36 13.5 29Z" fill={INK} />
      <path d="M18.5 37c3-2.6 8-2.6 11 0" stroke="#ff8d7d" strokeWidth="3" />
    </>
  ),
} as const satisfies Record<Rating, unknown>

/** The face of a rating, drawn as SVG because emoji differ between devices. */
export const RatingFace = ({ rating }: { readonly rating: Rating }) => (
  <svg viewBox="0 0 48 48" className="feedback-face" aria-hidden="true">
    <circle cx="24" cy="24" r="21" fill={skins[rating]} />
    <ellipse cx="18" cy="10.5" rx="8" ry="3.6" fill="#fff" opacity=".28" transform="rotate(-18 18 10.5)" />
    <g fill="none" stroke={INK} strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      {features[rating]}
    </g>
  </svg>
)
