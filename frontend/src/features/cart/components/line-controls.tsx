import { chakra } from '@chakra-ui/react/styled-system'
import { MinusIcon, PlusIcon } from 'lucide-react'
import type { MenuItem } from '#shared/contract/menu'
import type { CartItem } from '#shared/rules/cart'
import { isMarketPrice } from '#shared/rules/menu-listing'
import { StepButton } from '#base/components/step-button'
import { openDish, preloadDishSheet } from '#features/dish'
import { cartLineActions } from '../line-actions'

const Controls = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    mt: '2',
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
      _disabled: { cursor: 'not-allowed', '& > svg': { opacity: 0.35 } },
    },
    '& .steps span': { minW: '7', textAlign: 'center', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& .ways': { display: 'flex', me: '-3' },
    '& .ways button': {
      minH: '11',
      px: '3',
      fontSize: 'sm',
      color: 'fg.muted',
      borderRadius: 'full',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      _hover: { color: 'accent.fg' },
    },
    '& .ways .remove': { _hover: { color: 'danger.fg' } },
  },
})

type LineControlsProps = { readonly line: CartItem; readonly dish: MenuItem | undefined }

/**
 * What can be done with a line there and then: more or less of it, wanted differently, taken out.
 */
export function CartLineControls({ line: { key, name, quantity }, dish }: LineControlsProps) {
  const { setQuantity, remove } = cartLineActions
  const canBeEdited = dish?.isAvailable && !isMarketPrice(dish)
  return (
    <Controls>
      <div className="steps" role="group" aria-label={`Quantity of ${name}`}>
        <StepButton label={`One ${name} less`} isOff={quantity <= 1} onPress={() => setQuantity(key, quantity - 1)}>
          <MinusIcon />
        </StepButton>
        <span aria-live="polite">{quantity}</span>
        <button type="button" aria-label={`One ${name} more`} onClick={() => setQuantity(key, quantity + 1)}>
          <PlusIcon />
        </button>
      </div>
      <div className="ways">
        {canBeEdited && (
          <button
            type="button"
            aria-label={`Edit ${name}`}
            aria-haspopup="dialog"
            onPointerDown={preloadDishSheet}
            onClick={() => openDish(dish, key)}
          >
            Edit
          </button>
        )}
        <button type="button" className="remove" aria-label={`Remove ${name}`} onClick={() => remove(key)}>
          Remove
        </button>
      </div>
    </Controls>
  )
}
