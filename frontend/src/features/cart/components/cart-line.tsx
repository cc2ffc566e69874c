import { chakra } from '@chakra-ui/react/styled-system'
import { lineCents } from '#shared/rules/cart'
import type { CartItem } from '#shared/rules/cart'
import type { Trouble } from '#shared/rules/cart-changes'
import { formatCents } from '#shared/rules/money'
import { DishPicture } from '#base/components/dish-picture'
import { MinusIcon, PlusIcon } from '#base/components/icons'
import { lineActions } from '../line-actions'

const Line = chakra('li', {
  base: {
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& .top': { display: 'flex', justifyContent: 'space-between', gap: '3', fontWeight: '600', lineHeight: '1.3' },
    '& .name': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md', flexShrink: '0' },
    '& .sum': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .name p': { mt: '0.5', fontSize: 'sm', fontWeight: 'normal' },
    '& .notes': { color: 'fg.muted' },
    '& .gone': { color: 'warning.fg' },
    '& .row': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: '2' },
    '& .steps': {
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 'full',
      bg: 'bg.inset',
      borderWidth: '1px',
    },
    '& .steps button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { color: 'accent.fg' },
      _disabled: { opacity: 0.35, cursor: 'not-allowed' },
    },
    '& .steps span': { minW: '7', textAlign: 'center', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& .remove': {
      minH: '11',
      px: '3',
      me: '-3',
      fontSize: 'sm',
      color: 'fg.muted',
      borderRadius: 'full',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      _hover: { color: 'danger.fg' },
    },
  },
})

const troubles: Readonly<Record<Trouble, string>> = {
  'sold-out': 'Sold out today. Please remove it before you go on.',
  'option-sold-out': 'One of its options is sold out today. Please choose another before you go on.',
  'choose-again': 'Its options have changed. Please choose again before you go on.',
  'not-here': 'Not on our menu now. Please remove it before you go on.',
  'by-phone': 'At market price today. Please remove it here and call us for it.',
}

type CartLineProps = { readonly line: CartItem; readonly trouble: Trouble | null }

export function CartLine({ line, trouble }: CartLineProps) {
  const { setQuantity, remove } = lineActions
  const { key, name, quantity, notes, imageUrl } = line
  return (
    <Line>
      <div className="top">
        <DishPicture imageUrl={imageUrl} sizes="4rem" />
        <div className="name">
          {name}
          {notes && <p className="notes">{notes}</p>}
          {trouble && <p className="gone">{troubles[trouble]}</p>}
        </div>
        <span className="sum">{formatCents(lineCents(line))}</span>
      </div>
      <div className="row">
        <div className="steps" role="group" aria-label={`Quantity of ${name}`}>
          <button
            type="button"
            aria-label={`One ${name} less`}
            disabled={quantity <= 1}
            onClick={() => setQuantity(key, quantity - 1)}
          >
            <MinusIcon />
          </button>
          <span aria-live="polite">{quantity}</span>
          <button type="button" aria-label={`One ${name} more`} onClick={() => setQuantity(key, quantity + 1)}>
            <PlusIcon />
          </button>
        </div>
        <button type="button" className="remove" aria-label={`Remove ${name}`} onClick={() => remove(key)}>
          Remove
        </button>
      </div>
    </Line>
  )
}
