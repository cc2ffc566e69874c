import type { LocationCode } from '#shared/locations/index'
import { useLatestLocations } from '#base/location/all-locations'

/** Projects coordinates onto the drawing, which reaches from Hudson down to Venice. */
const project = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  x: 70 + (longitude + 82.75) * 160,
  y: 34 + (28.45 - latitude) * 128,
})

/** The coast from north to south with Tampa Bay: approximate latitudes and degrees west. */
const coast = [
  [28.75, 82.65],
  [28.5, 82.66],
  [28.36, 82.72],
  [28.25, 82.76],
  [28.15, 82.8],
  [28.0, 82.83],
  [27.86, 82.85],
  [27.7, 82.74],
  [27.66, 82.66],
  [27.76, 82.62],
  [27.88, 82.6],
  [27.98, 82.67],
  [27.99, 82.57],
  [27.86, 82.52],
  [27.84, 82.48],
  [27.94, 82.45],
  [27.86, 82.39],
  [27.74, 82.44],
  [27.62, 82.56],
  [27.53, 82.67],
  [27.47, 82.7],
  [27.36, 82.62],
  [27.24, 82.53],
  [27.12, 82.47],
  [27.0, 82.41],
  [26.85, 82.32],
  [26.6, 82.22],
] as const

type Point = ReturnType<typeof project>

/** A smooth line that curves around the points, between the middles of their connections. */
function drawCurve(points: readonly Point[]): string {
  const curves = points.slice(1).map((end, index) => {
    const { x, y } = points[index] ?? end
    return `${x} ${y} ${(x + end.x) / 2} ${(y + end.y) / 2}`
  })
  return `Q${curves.join('Q')}`
}

const coastline = drawCurve(coast.map(([latitude, west]) => project({ latitude, longitude: -west })))

const orientation = [
  { name: 'Tampa', latitude: 27.96, longitude: -82.33 },
  { name: 'Gulf of Mexico', latitude: 27.2, longitude: -83.12 },
] as const

/** A drawing of Florida's west coast with all locations; the chosen one is highlighted. */
export function CoastMap({ chosen }: { readonly chosen: LocationCode }) {
  const locations = useLatestLocations()
  return (
    <svg viewBox="0 0 320 240" width="100%" aria-hidden="true" fill="none">
      <path
        d={`M86 -10${coastline}V250H330V-10Z`}
        fill="var(--chakra-colors-bg-raised)"
        stroke="var(--chakra-colors-border-strong)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {orientation.map(({ name, ...position }) => (
        <text
          key={name}
          {...project(position)}
          fill="var(--chakra-colors-fg-subtle)"
          style={{ font: "italic 9px 'Fraunces Variable', Georgia, serif" }}
        >
          {name}
        </text>
      ))}
      {locations.map(({ code, name, coordinates }) => {
        const { x, y } = project(coordinates)
        const isChosen = code === chosen
        return (
          <g key={code} transform={`translate(${x} ${y})`}>
            {isChosen && <circle r="13" fill="var(--ember-solid)" opacity=".3" />}
            <circle r={isChosen ? 7 : 5} fill={isChosen ? 'var(--ember-solid)' : 'var(--ember-glow)'} />
            <text
              x={isChosen ? 18 : 11}
              y="4.5"
              fill={isChosen ? 'var(--chakra-colors-fg)' : 'var(--chakra-colors-fg-muted)'}
              style={{ font: "560 13px 'Fraunces Variable', Georgia, serif" }}
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
