import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import { getLineTotalCents } from '#shared/rules/cart'
import type { CartItem } from '#shared/rules/cart'
import type { LineProblem } from '#shared/rules/cart-changes'
import { formatCents } from '#shared/rules/money'
import { DishPicture } from '#base/components/dish-picture'
import type { LineDetails } from '../line-words'
import { CartLineControls } from './line-controls'
import { CartLineFacts } from './line-facts'

const Line = chakra('li', {
  base: {
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& .top': {
      display: 'grid',
      gridTemplate: '"picture name sum" auto "picture facts facts" 1fr / auto minmax(0, 1fr) auto',
      columnGap: '3',
    },
    containerType: 'inline-size',
    // Letters of twice their size: the name has a line of its own.
    '@container (max-width: 14rem)': {
      '& .top': { gridTemplate: '"picture sum" auto "name name" auto "facts facts" 1fr / 1fr auto' },
    },
    '& .top > :is(picture, img)': { gridArea: 'picture' },
    '& img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md' },
    '& .name': { gridArea: 'name', overflowWrap: 'anywhere' },
    '& .facts': { gridArea: 'facts', overflowWrap: 'anywhere' },
    '& :is(.name, .sum)': { fontWeight: '600', lineHeight: '1.3' },
    '& .sum': { gridArea: 'sum', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

type CartLineProps = {
  readonly line: CartItem
  readonly dish: MenuItem | undefined
  readonly words: LineDetails
  readonly trouble?: LineProblem | null
  /** What stands there for its note; the note itself unless told. */
  readonly note?: ReactNode
}

/**
 * A line of the cart: what it is, what it comes to, and what can be done with it there and then.
 */
export const CartLine = ({ line, dish, words, trouble = null, note }: CartLineProps) => (
  <Line>
    <div className="top">
      <DishPicture imageUrl={line.imageUrl} sizes="4rem" />
      <div className="name">{words.name}</div>
      <span className="sum">{formatCents(getLineTotalCents(line))}</span>
      <div className="facts">
        {line.for && <strong>For {line.for}</strong>}
        <CartLineFacts words={words} notes={note ? undefined : line.notes} trouble={trouble} />
        {note}
      </div>
    </div>
    <CartLineControls line={line} dish={dish} />
  </Line>
)
