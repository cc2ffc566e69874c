import { Badge } from '#ui/chakra/badge'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { EditableDish } from '#shared/menu/editing-contract'
import { isMarketPrice } from '#shared/menu/listing'
import { formatDecimal } from '#shared/platform/money'
import { DishPicture } from '#ui/picture'
import { NEW_DISH_PATH, getDishPath } from '../paths'
import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { GripVerticalIcon, PlusIcon } from 'lucide-react'
import { RowActions } from '../form/list-editing'
import type { CategoryGroup } from './reorder-dishes'
import { useReorderDishes, useRowDrag } from './use-reorder-dishes'

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

/** Badges for a dish's exceptional states. */
const DishBadges = ({ dish }: { readonly dish: EditableDish }) => {
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

type DeskDishRowProps = {
  readonly dish: EditableDish
  /** Replaces the link to the dish while the user reorders the menu. */
  readonly actions?: ReactNode
}

/** A dish in the owner's list. */
const DeskDishRow = ({ dish, actions }: DeskDishRowProps) => (
  <Row data-off={dish.isArchived || !dish.isAvailable || undefined}>
    <DishPicture imageUrl={dish.imageUrl} sizes="4.5rem">
      <span className="none" aria-hidden="true">
        {dish.code}
      </span>
    </DishPicture>
    <span className="what">
      {actions ? (
        <span className="name">{dish.name}</span>
      ) : (
        <Link className="name" href={getDishPath(dish)}>
          {dish.name}
        </Link>
      )}{' '}
      <span className="code">{dish.code}</span>
      {!actions && <DishBadges dish={dish} />}
    </span>
    {actions || <span className="price">{isMarketPrice(dish) ? 'Market' : formatDecimal(dish.price)}</span>}
  </Row>
)

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: '2xl',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px' },
    '& > li[data-dragged]': { position: 'relative', zIndex: 1, bg: 'bg.floating', boxShadow: 'lg', borderRadius: 'lg' },
    '& > li[data-before]': { boxShadow: 'inset 0 3px var(--ember-solid)' },
    '& > li[data-behind]': { boxShadow: 'inset 0 -3px var(--ember-solid)' },
  },
})

const Grip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    cursor: 'grab',
    color: 'fg.subtle',
    touchAction: 'none',
    userSelect: 'none',
  },
})

type CategoryDishesProps = { readonly group: CategoryGroup; readonly isArranging: boolean }

/** A category with its dishes, with buttons to move them while the user reorders the menu. */
export function CategoryDishes({ group: { category, dishes }, isArranging }: CategoryDishesProps) {
  const id = useId()
  const { shown, move, isSending, said, failure } = useReorderDishes(dishes)
  const { list, drag, handle } = useRowDrag((from, to) => void move(from, to))
  const markOf = (at: number) => {
    if (!drag || drag.from === drag.to) return {}
    if (at === drag.from) return {}
    return {
      'data-before': (at === drag.to && drag.to < drag.from) || undefined,
      'data-behind': (at === drag.to && drag.to > drag.from) || undefined,
    }
  }
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="2">
        <Heading as="h2" size="md" id={id}>
          {category.name}{' '}
          <chakra.span fontFamily="body" fontSize="sm" color="fg.subtle" fontWeight="normal">
            {dishes.length}
          </chakra.span>
        </Heading>
        {!isArranging && (
          <Button asChild variant="ghost" size="sm" px="3">
            <Link href={`${NEW_DISH_PATH}?category=${category.id}`} aria-label={`New dish in ${category.name}`}>
              <PlusIcon /> Dish
            </Link>
          </Button>
        )}
      </chakra.div>
      {shown.length === 0 ? (
        <chakra.p color="fg.subtle" fontSize="sm">
          No dishes yet: guests do not see this category.
        </chakra.p>
      ) : (
        <List ref={list} aria-labelledby={id} aria-busy={isSending}>
          {shown.map((dish, at) => (
            <li
              key={dish.id}
              data-dragged={drag?.from === at || undefined}
              style={drag?.from === at ? { transform: `translateY(${drag.by}px)` } : undefined}
              {...markOf(at)}
            >
              <DeskDishRow
                dish={dish}
                actions={
                  isArranging && (
                    <>
                      <RowActions name={dish.name} at={at} count={shown.length} onMove={(to) => void move(at, to)} />
                      <Grip aria-hidden="true" {...handle(at)}>
                        <GripVerticalIcon />
                      </Grip>
                    </>
                  )
                }
              />
            </li>
          ))}
        </List>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
      {failure && (
        <chakra.p role="alert" mt="2" color="danger.fg">
          {failure}
        </chakra.p>
      )}
    </chakra.section>
  )
}
