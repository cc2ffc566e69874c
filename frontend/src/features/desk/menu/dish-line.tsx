import { Badge } from '@chakra-ui/react/badge'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { EditableDish } from '#shared/contract/desk/dish'
import { isMarketPrice } from '#shared/rules/menu-listing'
import { formatDecimal } from '#shared/rules/money'
import { DishPicture } from '#base/components/dish-picture'
import { getDishPath } from './paths'

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '4.5rem',
    py: '2',
    px: { base: '3', md: '4' },
    '& :is(img, .none)': { width: '4.5rem', height: '3.375rem', objectFit: 'cover', borderRadius: 'lg', flexShrink: 0 },
    '& .none': {
      display: 'grid',
      placeItems: 'center',
      bg: 'bg.raised',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& .what': { flex: 1, minW: 0, overflowWrap: 'anywhere' },
    '& .name': { fontWeight: 'semibold', lineHeight: '1.3' },
    '& a.name::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
    '& .code': { fontSize: 'sm', color: 'fg.subtle' },
    '& .price': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .marks': { display: 'flex', gap: '1.5', flexWrap: 'wrap', mt: '1', _empty: { display: 'none' } },
    '&[data-off] :is(img, .none)': { opacity: 0.45 },
    '&:has(a:hover)': { bg: 'bg.raised' },
  },
})

const soldOut = ({ optionGroups }: EditableDish) =>
  optionGroups.flatMap(({ options }) => options.filter(({ isAvailable }) => !isAvailable))

/** What is the matter with a dish, in marks. */
const Marks = ({ dish }: { readonly dish: EditableDish }) => {
  const out = soldOut(dish)
  return (
    <span className="marks">
      {dish.isArchived && <Badge>Archived</Badge>}
      {!dish.isArchived && !dish.isAvailable && (
        <Badge bg="warning.subtle" color="warning.fg" borderColor="transparent">
          Off today
        </Badge>
      )}
      {!dish.isArchived && out.length > 0 && (
        <Badge>{out.length === 1 ? `${out[0]?.name} is out` : `${out.length} options out`}</Badge>
      )}
      {dish.isPopular && (
        <Badge bg="accent.subtle" color="accent.fg" borderColor="transparent">
          Popular
        </Badge>
      )}
      {dish.allergens === null && <Badge variant="outline">Allergens not declared</Badge>}
    </span>
  )
}

type DishLineProps = {
  readonly dish: EditableDish
  /** In the place of the way to it, while the menu is arranged. */
  readonly acts?: ReactNode
}

/** A dish in the owner's list. */
export const DeskDishRow = ({ dish, acts }: DishLineProps) => (
  <Row data-off={dish.isArchived || !dish.isAvailable || undefined}>
    <DishPicture imageUrl={dish.imageUrl} sizes="4.5rem">
      <span className="none" aria-hidden="true">
        {dish.code}
      </span>
    </DishPicture>
    <span className="what">
      {acts ? (
        <span className="name">{dish.name}</span>
      ) : (
        <Link className="name" href={getDishPath(dish)}>
          {dish.name}
        </Link>
      )}{' '}
      <span className="code">{dish.code}</span>
      {!acts && <Marks dish={dish} />}
    </span>
    {acts || <span className="price">{isMarketPrice(dish) ? 'Market' : formatDecimal(dish.price)}</span>}
  </Row>
)
