import { locations, type LocationCode } from '#shared/locations/index'

/** Projects coordinates onto the drawing, which reaches from Hudson down to Venice. */
const project = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  x: 62 + (longitude + 82.75) * 190,
  y: 34 + (28.45 - latitude) * 128,
})

/** A drawing of Florida's west coast with all locations; the chosen one is highlighted. */
export const CoastMap = ({ chosen }: { readonly chosen: LocationCode }) => (
  <svg viewBox="0 0 320 260" width="100%" aria-hidden="true" fill="none">
    <defs>
      <linearGradient id="coast-inland" x1="60" x2="320" y1="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop offset=".45" stopColor="var(--chakra-colors-bg-raised)" />
        <stop offset="1" stopColor="var(--chakra-colors-bg-raised)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path
      d="M64 0c-8 22-6 36-14 52s-4 30 4 42 20 6 26 18-6 22 6 30 18 22 26 36 20 34 32 50l14 32h162V0Z"
      fill="url(#coast-inland)"
    />
    <path
      d="M64 0c-8 22-6 36-14 52s-4 30 4 42 20 6 26 18-6 22 6 30 18 22 26 36 20 34 32 50l14 32"
      stroke="var(--chakra-colors-border-strong)"
      strokeWidth="2"
    />
    <path
      d="M74 96c14 2 20 12 36 10M86 118c12-4 16-12 26-12"
      stroke="var(--chakra-colors-bg-canvas)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    {[20, 60, 100, 140, 180, 220].map((y) => (
      <path
        key={y}
        d={`M4 ${y}c8-5 14 5 22 0`}
        stroke="var(--chakra-colors-border)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    ))}
    {locations.map(({ code, name, coordinates }) => {
      const { x, y } = project(coordinates)
      const isChosen = code === chosen
      return (
        <g key={code} transform={`translate(${x} ${y})`}>
          {isChosen && <circle r="18" fill="var(--ember-solid)" opacity=".3" />}
          <circle r={isChosen ? 9 : 6} fill={isChosen ? 'var(--ember-solid)' : 'var(--ember-glow)'} />
          <text
            {...(x > 160 ? { y: 32, textAnchor: 'middle' } : { x: 22, y: 6 })}
            fill={isChosen ? 'var(--chakra-colors-fg)' : 'var(--chakra-colors-fg-muted)'}
            style={{ font: "560 17px 'Fraunces Variable', Georgia, serif" }}
          >
            {name}
          </text>
        </g>
      )
    })}
  </svg>
)
