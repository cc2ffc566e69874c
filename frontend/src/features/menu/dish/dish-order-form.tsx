import './dish-sheet.css'
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from '#shared/orders/contract'
import { PhoneIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import { isMarketPrice } from '#shared/menu/listing'
import { formatCents } from '#shared/platform/money'
import type { Cents } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { OptionGroupField, QuantityStepper } from './option-group-field'
import { startTransition, useEffect, useId, useState } from 'react'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { listHideReasons } from '#shared/menu/dietary/filters'
import { DishPicture } from '#ui/picture'
import { waitForPaint } from '#ui/motion'
import { applySelection, getOptionEffect } from './selected-options'
import { useDishSelection } from './use-dish-selection'
import { DishDescription, DishHeader, DishNutrition } from './dish-facts'

/** From here on a note says how much room it has left. */
const FEW_LEFT = 40

type DishNoteProps = { readonly notes: string; readonly onChange: (notes: string) => void }

/** A wish for the kitchen. */
export const DishNote = ({ notes, onChange }: DishNoteProps) => (
  <label className="note">
    <span>
      A note for the kitchen <small>optional</small>
    </span>
    <textarea
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      placeholder="Sauce on the side, cut in small pieces…"
      value={notes}
      onChange={(event) => onChange(event.target.value)}
    />
    {notes.length > MAX_NOTE_LENGTH - FEW_LEFT && <small>{MAX_NOTE_LENGTH - notes.length} characters left</small>}
  </label>
)

type SheetFootProps = {
  readonly dish: MenuItem
  readonly quantity: number
  readonly totalCents: Cents
  readonly isUpdate: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onPut: () => void
}

/** Always in sight: how many, what it comes to, and the way to have it. */
export function DishSheetFooter({ dish, quantity, totalCents, isUpdate, onQuantity, onPut }: SheetFootProps) {
  const { phone } = useLocationConfig()
  if (isMarketPrice(dish)) {
    return (
      <div className="foot">
        <p>Today’s price by phone</p>
        <a className="put" href={`tel:${phone}`} aria-label={`Call ${phone} to order ${dish.name}`}>
          <PhoneIcon /> {phone}
        </a>
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
      <QuantityStepper name={dish.name} count={quantity} least={1} most={MAX_LINE_QUANTITY} onChange={onQuantity} />
      <button type="button" className="put" onClick={onPut}>
        {isUpdate ? `Update · ${total}` : `Add ${quantity} · ${total}`}
      </button>
    </div>
  )
}

/** As in dish-sheet.css: all of a phone's width, else its own in the dialog. */
const SIZES = '(min-width: 48rem) 30rem, 100vw'

type DishOrderProps = { readonly dish: MenuItem; readonly line: CartItem | undefined; readonly onClose: () => void }

/**
 * What stands further down is drawn after the first picture of it, so that a tap is answered at
 * once.
 */
function useIsDrawn(isShort: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isShort)
  useEffect(() => {
    let isGone = false
    void waitForPaint().then(() => !isGone && startTransition(() => setDrawn(true)))
    return () => {
      isGone = true
    }
  }, [])
  return isDrawn
}

/** A dish in full: its picture, what is known of it, and how it is wanted. */
export function DishOrderForm({ dish, line, onClose }: DishOrderProps) {
  const form = useId()
  const isDrawn = useIsDrawn(dish.optionGroups.length === 0)
  const choice = useDishSelection(dish, line)
  const { picked, preferences, missing } = choice
  const made = applySelection(dish, picked)
  const canBeHad = dish.isAvailable && !isMarketPrice(dish)
  const groupId = (id: string) => `${form}-${id}`
  const put = () => {
    const first = choice.put()
    if (first === null) return onClose()
    const group = document.getElementById(groupId(first))
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
          fit={canBeHad ? choice.fit : null}
          conflicts={canBeHad ? listHideReasons(made, preferences) : []}
          onFit={choice.takeFit}
        />
        {isDrawn ? <DishDescription dish={dish} made={made} /> : <div className="coming" aria-busy="true" />}
        {canBeHad && isDrawn && (
          <div className="choices">
            {dish.optionGroups.map((group) => (
              <OptionGroupField
                key={group.id}
                id={groupId(group.id)}
                dish={dish}
                group={group}
                picked={picked}
                isMissing={missing.includes(group.id)}
                effect={(option) => getOptionEffect(dish, picked, group, option, preferences)}
                onPick={choice.setPicked}
              />
            ))}
            <DishNote notes={choice.notes} onChange={choice.setNotes} />
          </div>
        )}
        {isDrawn && <DishNutrition dish={dish} />}
      </div>
      <DishSheetFooter
        dish={dish}
        quantity={choice.quantity}
        totalCents={choice.totalCents}
        isUpdate={line !== undefined}
        onQuantity={choice.setQuantity}
        onPut={put}
      />
    </>
  )
}

/** What a dish opens with, laid into a page: how its owner sees it before guests do. */
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
