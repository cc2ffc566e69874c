import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { GripVerticalIcon, PlusIcon } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { RowActions } from '../form/row-acts'
import type { CategoryGroup as ShelfOf } from './arrange'
import { DeskDishRow } from './dish-line'
import { NEW_DISH_PATH } from './paths'
import { useReorderDishes } from './use-arranging'
import { useRowDrag } from './use-drag'

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

type ShelfProps = { readonly shelf: ShelfOf; readonly isArranging: boolean }

/** A category with its dishes, and while it is arranged the ways to move them. */
export function CategoryDishes({ shelf: { category, dishes }, isArranging }: ShelfProps) {
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
                acts={
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
