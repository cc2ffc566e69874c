import type { ReactNode } from 'react'

const SOLID = 'var(--ember-solid)'
const GLOW = 'var(--ember-spark)'
const SHADE = 'var(--chakra-colors-bg-shade)'
const STEAM = 'var(--chakra-colors-fg-subtle)'
const CREAM = '#f7efe3'
const IRON = '#2b231e'
const EDGE = '#4a3d34'

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 320 240" width="100%" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
    {children}
  </svg>
)

const Steam = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path d={`M${x} ${y}c-9-10 9-18 0-30s9-16 2-28`} stroke={STEAM} strokeWidth="3" opacity=".45" />
)

const Flame = ({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M2-84c6 34 40 46 40 66 0 14-18 20-42 20s-42-6-42-22c0-20 16-28 22-44 6 8 6 14 12 18C-12-58-8-72 2-84Z"
      fill={SOLID}
    />
    <path d="M0-38c4 16 20 20 20 32C20 0 12 2 0 2s-20-2-20-10c0-12 14-16 20-30Z" fill={GLOW} />
  </g>
)

/** A hibachi grill with a burning onion volcano. */
export const GrillDrawing = () => (
  <Drawing>
    <ellipse cx="160" cy="206" rx="150" ry="20" fill={SHADE} />
    <path d="M20 168h280l-14 34H34Z" fill={IRON} stroke={EDGE} strokeWidth="2" />
    <rect x="10" y="156" width="300" height="14" rx="7" fill={EDGE} />
    <path d="M24 156h272" stroke={GLOW} strokeWidth="2" opacity=".7" />
    <Flame x={160} y={112} size={1.15} />
    {[
      [34, 144],
      [28, 130],
      [22, 117],
    ].map(([half = 0, y = 0]) => (
      <g key={y}>
        <rect x={160 - half} y={y - 1} width={half * 2} height="13" rx="6.5" fill={CREAM} />
        <path d={`M${160 - half + 8} ${y + 5}h${half * 2 - 16}`} stroke="#d9c8b4" strokeWidth="2" />
      </g>
    ))}
    <g fill="#8d4a2f">
      <rect x="52" y="138" width="30" height="17" rx="5" />
      <rect x="66" y="128" width="26" height="15" rx="5" fill="#a3573a" />
    </g>
    <path d="M226 154c-4-18 22-26 28-10M262 154c-4-18 22-26 28-10" stroke="#ff9d7a" strokeWidth="8" />
    <Steam x={72} y={118} />
    <Steam x={262} y={126} />
  </Drawing>
)

const Roll = ({ x, y, filling }: { readonly x: number; readonly y: number; readonly filling: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-27 0v20c0 9 54 9 54 0V0Z" fill="#16211b" />
    <ellipse rx="27" ry="15" fill={CREAM} stroke="#16211b" strokeWidth="4" />
    <ellipse rx="10" ry="5.5" fill={filling} />
  </g>
)

/** Sushi rolls on a board, with chopsticks. */
export const SushiDrawing = () => (
  <Drawing>
    <ellipse cx="160" cy="206" rx="150" ry="20" fill={SHADE} />
    <path d="M24 160h272v18H24Z" fill="#7d5233" />
    <path d="M24 160h272M40 169h120M190 172h80" stroke="#a87449" strokeWidth="2" />
    <path d="M60 178h26v18H60ZM234 178h26v18h-26Z" fill="#5d3b24" />
    <Roll x={84} y={140} filling="#f08a5d" />
    <Roll x={150} y={140} filling="#7fb069" />
    <Roll x={216} y={140} filling={SOLID} />
    <Roll x={117} y={108} filling={GLOW} />
    <Roll x={183} y={108} filling="#f08a5d" />
    <path d="M150 78c-14 0-18-16-6-20 12-10 30 0 24 12 6 8-8 12-18 8Z" fill="#7fb069" />
    <path d="M228 96 304 36M238 102 312 52" stroke={GLOW} strokeWidth="5" />
    <circle cx="268" cy="146" r="9" fill="#ff9db0" />
    <circle cx="280" cy="150" r="7" fill="#ffb7c4" />
  </Drawing>
)

const Bowl = ({
  x,
  y,
  width,
  fill,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly fill: string
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${-width} 0a${width} ${width * 0.9} 0 0 0 ${width * 2} 0Z`} fill={fill} />
    <path d={`M${-width + 4}-1c8-14 20-6 ${width - 4}-12s${width - 12} 0 ${width - 4} 12Z`} fill={CREAM} />
    <path d={`M${-width} 0h${width * 2}`} stroke={GLOW} strokeWidth="3" />
  </g>
)

/** Three bowls of different sizes below a paper lantern. */
export const FamilyDrawing = () => (
  <Drawing>
    <ellipse cx="160" cy="206" rx="150" ry="20" fill={SHADE} />
    <path d="M160 0v24" stroke={EDGE} strokeWidth="3" />
    <ellipse cx="160" cy="58" rx="42" ry="34" fill={SOLID} />
    <path
      d="M120 48c20-8 60-8 80 0M118 60c22-6 62-6 84 0M122 72c20-5 56-5 76 0"
      stroke={GLOW}
      strokeWidth="2"
      opacity=".75"
    />
    <path d="M146 24h28M146 92h28M160 92v14" stroke={EDGE} strokeWidth="5" />
    <rect x="14" y="194" width="292" height="10" rx="5" fill="#7d5233" />
    <Bowl x={84} y={150} width={48} fill={IRON} />
    <Bowl x={184} y={158} width={40} fill="#8d3a24" />
    <Bowl x={262} y={168} width={28} fill="#33483b" />
    <Steam x={84} y={130} />
    <Steam x={184} y={140} />
    <path d="M18 120 70 148M28 112l50 34" stroke={GLOW} strokeWidth="4" />
  </Drawing>
)

/** An empty plate with chopsticks. */
export const EmptyPlateDrawing = () => (
  <Drawing>
    <ellipse cx="160" cy="186" rx="136" ry="30" fill={SHADE} />
    <ellipse cx="160" cy="150" rx="124" ry="52" fill={IRON} stroke={EDGE} strokeWidth="3" />
    <ellipse cx="160" cy="146" rx="84" ry="32" fill="#1e1915" stroke={GLOW} strokeWidth="2" strokeDasharray="3 9" />
    <path d="M226 120 306 34M238 128 314 54" stroke={GLOW} strokeWidth="6" />
    <circle cx="140" cy="142" r="3" fill={CREAM} />
    <circle cx="156" cy="152" r="2.4" fill={CREAM} />
    <circle cx="178" cy="140" r="2.6" fill={CREAM} />
    <Steam x={110} y={96} />
    <Steam x={160} y={86} />
  </Drawing>
)
