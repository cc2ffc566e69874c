import { useDialogWords } from '#base/language/use-dialog-words'
import './dish-tiles.css'
import { Button, IconButton } from '#ui/chakra/button'
import { MinusIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { formatDecimal } from '#shared/platform/money'
import { useMenu } from '#base/menu/use-menu'
import { isOrderable } from './order-draft'

type DishTilesProps = {
  /** The number of each dish in the order, by its id. */
  readonly counts: ReadonlyMap<number, number>
  readonly onPick: (dish: MenuItem) => void
  /** What was added last, above the tiles. */
  readonly children: ReactNode
}

/** The dishes of a category as tiles, each adding one portion by touch. */
export function DishTiles({ counts, onPick, children }: DishTilesProps) {
  const { editing: words } = useDialogWords()
  const { items, categories } = useMenu()
  const [chosen, setChosen] = useState<number>()
  const filled = categories
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .filter(({ id }) => items.some((dish) => dish.categoryId === id))
  const open = filled.find(({ id }) => id === chosen) ?? filled[0]
  const dishes = items
    .filter((dish) => dish.categoryId === open?.id)
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
  return (
    <section className="dish-tiles" aria-label={words.byCategory}>
      <div className="categories" role="group" aria-label={words.categories}>
        {filled.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === open?.id} onClick={() => setChosen(id)}>
            {name}
          </button>
        ))}
      </div>
      {children}
      <div className="tiles">
        {dishes.map((dish) => (
          <button key={dish.id} type="button" disabled={!isOrderable(dish)} onClick={() => onPick(dish)}>
            <strong>{dish.name}</strong>
            <span>{isOrderable(dish) ? formatDecimal(dish.price) : words.notAvailable}</span>
            {counts.has(dish.id) && (
              <b>
                {counts.get(dish.id)}
                <span className="sr-only"> {words.inOrder}</span>
              </b>
            )}
          </button>
        ))}
      </div>
    </section>
  )
}

type LastLineProps = {
  readonly line: CartItem | undefined
  readonly onLess: (line: CartItem) => void
  readonly onEdit: (line: CartItem) => void
}

/**
 * The line that a tile has just added, next to the tiles, so that its options and a mistaken tap
 * are one tap away. Its row stays, so that no tile moves.
 */
export function LastLine({ line, onLess, onEdit }: LastLineProps) {
  const { editing: words } = useDialogWords()
  return (
    <div className="last-line">
      {line ? (
        <>
          <IconButton variant="outline" aria-label={words.lastLess} onClick={() => onLess(line)}>
            <MinusIcon />
          </IconButton>
          <span>
            <b>{line.quantity}×</b> {line.name}
          </span>
          <Button variant="outline" aria-label={words.lastOptions} onClick={() => onEdit(line)}>
            {words.options}
          </Button>
        </>
      ) : (
        <span>{words.tapAdds}</span>
      )}
    </div>
  )
}
