import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { DishPicture } from '../../ui/picture'

/** The list that `OrderLineRow`s belong into. */
export const OrderLineList = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '4' } })

const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    '& :is(img, .no-picture)': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md', flexShrink: '0' },
    '& .no-picture': { bg: 'bg.inset' },
    '& .dish': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& :is(.quantity, .sum)': { fontVariantNumeric: 'tabular-nums' },
    '& .quantity': { fontWeight: 'semibold', color: 'accent.fg', me: '1' },
  },
})

type OrderLineRowProps = {
  readonly quantity: number
  readonly imageUrl: string | null
  readonly name: ReactNode
  readonly sum: string
  /** Shown below the name, such as options and notes. */
  readonly children?: ReactNode
}

/** One line of an order: picture, quantity, name and sum. */
export const OrderLineRow = ({ quantity, imageUrl, name, sum, children }: OrderLineRowProps) => (
  <Line>
    <DishPicture imageUrl={imageUrl} sizes="4rem">
      <span className="no-picture" />
    </DishPicture>
    <div className="dish">
      <span className="quantity">{quantity}×</span> {name}
      {children}
    </div>
    <span className="sum">{sum}</span>
  </Line>
)
