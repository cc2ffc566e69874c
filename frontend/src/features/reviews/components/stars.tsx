import { chakra } from '@chakra-ui/react/styled-system'
import { StarIcon } from 'lucide-react'

/** Share of a star that is filled, 0 to 1. */
const fillOf = (value: number, index: number) => Math.max(0, Math.min(1, value - index))

/** A rating as five stars; 4.9 fills the last one to nine tenths. */
export const Stars = ({ value, size = 18 }: { readonly value: number; readonly size?: number }) => (
  <chakra.span role="img" aria-label={`${value} out of 5 stars`} display="inline-flex" gap="0.5">
    {[0, 1, 2, 3, 4].map((index) => (
      <chakra.span key={index} display="grid" css={{ '& > svg': { gridArea: '1 / 1', stroke: 'none' } }}>
        <StarIcon size={size} fill="var(--chakra-colors-border-strong)" />
        <StarIcon
          size={size}
          fill="var(--ember-glow)"
          style={{ clipPath: `inset(0 ${100 - fillOf(value, index) * 100}% 0 0)` }}
        />
      </chakra.span>
    ))}
  </chakra.span>
)
