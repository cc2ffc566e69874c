const points = 'M10 1.6 12.6 7l5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8 7.4 7Z'

/** Five stars, so many of them full; 4.9 fills the last one to nine tenths. */
export const Stars = ({ value, size = 18 }: { readonly value: number; readonly size?: number }) => (
  <svg width={size * 5.5} height={size} viewBox="0 0 110 20" role="img" aria-label={`${value} out of 5 stars`}>
    {[0, 1, 2, 3, 4].map((index) => (
      <g key={index} transform={`translate(${index * 22.5} 0)`}>
        <path d={points} fill="var(--chakra-colors-border-strong)" />
        <path
          d={points}
          fill="var(--ember-glow)"
          style={{ clipPath: `inset(0 ${100 - Math.max(0, Math.min(1, value - index)) * 100}% 0 0)` }}
        />
      </g>
    ))}
  </svg>
)
