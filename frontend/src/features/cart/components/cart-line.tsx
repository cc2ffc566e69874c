import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '#shared/contract/menu'
import { lineCents } from '#shared/rules/cart'
import type { CartItem } from '#shared/rules/cart'
import type { Trouble } from '#shared/rules/cart-changes'
import { formatCents } from '#shared/rules/money'
import { DishPicture } from '#base/components/dish-picture'
import type { LineWords } from '../line-words'
import { LineControls } from './line-controls'
import { LineFacts } from './line-facts'

const Line = chakra('li', {
  base: {
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& .top': { display: 'flex', justifyContent: 'space-between', gap: '3', fontWeight: '600', lineHeight: '1.3' },
    '& .name': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md', flexShrink: '0' },
    '& .sum': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

type CartLineProps = {
  readonly line: CartItem
  readonly dish: MenuItem | undefined
  readonly words: LineWords
  readonly trouble: Trouble | null
}

export const CartLine = ({ line, dish, words, trouble }: CartLineProps) => (
  <Line>
    <div className="top">
      <DishPicture imageUrl={line.imageUrl} sizes="4rem" />
      <div className="name">
        {words.name}
        <LineFacts words={words} notes={line.notes} trouble={trouble} />
      </div>
      <span className="sum">{formatCents(lineCents(line))}</span>
    </div>
    <LineControls line={line} dish={dish} />
  </Line>
)
