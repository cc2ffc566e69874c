import './dish-sheet.css'
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from '#shared/orders/contract'
import { PhoneIcon } from 'lucide-react'
import type { MenuItem, Station } from '#shared/menu/contract'
import { isMarketPrice } from '#shared/menu/listing'
import { formatCents, type Cents } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { ChargesNote } from '#base/location/charges-note'
import { OptionGroupField } from './option-group-field'
import { QuantityStepper } from './quantity-stepper'
import { useDeferredValue, useId } from 'react'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { listHideReasons } from '#shared/menu/dietary/filters'
import { DishPicture } from '#ui/picture'
import { applySelection, getOptionEffect } from './selected-options'
import { saveToCart, useDishSelection, type SaveDish } from './use-dish-selection'
import { OrderLaterButton } from './order-later-button'
import { DishDescription, DishHeader, DishNutrition } from './dish-facts'

/** The note shows its remaining characters once there are fewer than this. */
const COUNTER_THRESHOLD = 40

/** What guests ask of each station. */
const noteExamples = {
  hibachi: 'Sauce on the side, easy on the garlic…',
  sushi: 'Cut in small pieces, sauce on the side…',
  fry: 'Extra crispy, sauce on the side…',
  drinks: 'No ice, a straw…',
} as const satisfies Record<Station, string>

type DishNoteProps = {
  readonly station: Station
  readonly notes: string
  readonly onChange: (notes: string) => void
}

/** The guest's note to the kitchen. */
const DishNote = ({ station, notes, onChange }: DishNoteProps) => (
  <label className="note">
    <span>
      A note for the kitchen <small>optional</small>
    </span>
    <textarea
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      placeholder={noteExamples[station]}
      value={notes}
      onChange={(event) => onChange(event.target.value)}
    />
    {notes.length > MAX_NOTE_LENGTH - COUNTER_THRESHOLD && (
      <small>{MAX_NOTE_LENGTH - notes.length} characters left</small>
    )}
  </label>
)

type DishSheetFooterProps = {
  readonly dish: MenuItem
  readonly quantity: number
  readonly totalCents: Cents
  readonly isUpdate: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onSubmit: () => void
}

/** The fixed footer of the sheet: quantity, total and the button that adds the dish. */
function DishSheetFooter({ dish, quantity, totalCents, isUpdate, onQuantity, onSubmit }: DishSheetFooterProps) {
  const { phone } = useLocationConfig()
  if (isMarketPrice(dish) && dish.offeredAt === undefined) {
    return (
      <div className="foot">
        <p>Today’s price by phone</p>
        <a className="put" href={`tel:${phone}`} aria-label={`Call ${phone} to order ${dish.name}`}>
          <PhoneIcon /> {phone}
        </a>
      </div>
    )
  }
  if (!dish.isAvailable && dish.offeredAt !== undefined) {
    return (
      <div className="foot">
        <OrderLaterButton dish={dish} className="put" />
      </div>
    )
  }
  if (!dish.isAvailable) {
    return (
      <div className="foot">
        <p className="gone">Sold out today</p>
      </div>
    )
  }
  const total = formatCents(totalCents)
  return (
    <div className="foot">
      <QuantityStepper name={dish.name} count={quantity} min={1} max={MAX_LINE_QUANTITY} onChange={onQuantity} />
      <button type="button" className="put" onClick={onSubmit}>
        {isUpdate ? `Update · ${total}` : `Add ${quantity} · ${total}`}
      </button>
    </div>
  )
}

/** Matches dish-sheet.css: full width on a phone, otherwise the width of the dialog. */
const SIZES = '(min-width: 48rem) 30rem, 100vw'

type DishOrderProps = {
  readonly dish: MenuItem
  readonly line: CartItem | undefined
  /** Into the cart by default. */
  readonly onSave?: SaveDish
  readonly onClose: () => void
}

/** A dish's picture and facts, and the form to choose its options, note and quantity. */
export function DishOrderForm({ dish, line, onSave = saveToCart, onClose }: DishOrderProps) {
  const formId = useId()
  // A sheet with options renders its lower part afterwards, so that it opens at once.
  const isFullyShown = useDeferredValue(true, dish.optionGroups.length === 0)
  const selection = useDishSelection(dish, line, onSave)
  const { selected, preferences, missing } = selection
  const selectedDish = applySelection(dish, selected)
  const isOrderable = dish.isAvailable && !isMarketPrice(dish)
  const groupId = (id: string) => `${formId}-${id}`
  const submit = () => {
    const incompleteGroupId = selection.submit()
    if (incompleteGroupId === null) return onClose()
    const group = document.getElementById(groupId(incompleteGroupId))
    group?.scrollIntoView({ block: 'center' })
    group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="scroller">
        <div className="picture" data-station={dish.station}>
          <DishPicture imageUrl={dish.imageUrl} sizes={SIZES} isUpfront>
            <span className="none">No Image</span>
          </DishPicture>
        </div>
        <DishHeader
          dish={dish}
          fit={isOrderable ? selection.fit : null}
          conflicts={isOrderable ? listHideReasons(selectedDish, preferences) : []}
          onFit={selection.applyFit}
        />
        {isFullyShown ? (
          <DishDescription dish={dish} selectedDish={selectedDish} />
        ) : (
          <div className="coming" aria-busy="true" />
        )}
        {isFullyShown && (
          <div className="choices">
            {isOrderable && (
              <>
                {dish.optionGroups.map((group) => (
                  <OptionGroupField
                    key={group.id}
                    id={groupId(group.id)}
                    dish={dish}
                    group={group}
                    selected={selected}
                    isMissing={missing.includes(group.id)}
                    effect={(option) => getOptionEffect(dish, selected, group, option, preferences)}
                    onSelect={selection.setSelected}
                  />
                ))}
                <DishNote station={dish.station} notes={selection.notes} onChange={selection.setNotes} />
              </>
            )}
            <ChargesNote />
          </div>
        )}
        {isFullyShown && <DishNutrition dish={dish} />}
      </div>
      <DishSheetFooter
        dish={dish}
        quantity={selection.quantity}
        totalCents={selection.totalCents}
        isUpdate={line !== undefined}
        onQuantity={selection.setQuantity}
        onSubmit={submit}
      />
    </>
  )
}

/** The sheet of a dish inside a page, as a preview for staff who edit the dish. */
export const DishSheetPreview = ({ dish }: { readonly dish: MenuItem }) => (
  <div className="dish-sheet">
    <DishOrderForm
      key={dish.optionGroups.flatMap(({ options }) => options.map(({ id }) => id)).join(' ')}
      dish={dish}
      line={undefined}
      onClose={() => undefined}
    />
  </div>
)
