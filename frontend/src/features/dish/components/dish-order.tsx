import { startTransition, useEffect, useId, useState } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import type { CartItem } from '#shared/rules/cart'
import { listHideReasons } from '#shared/rules/dietary-filters'
import { isMarketPrice } from '#shared/rules/menu-listing'
import { DishPicture } from '#base/components/dish-picture'
import { waitForPaint } from '#base/components/painted'
import { applySelection, getOptionEffect } from '../choice-state'
import { useDishSelection } from '../use-choice'
import { DishDescription, DishHeader, DishNutrition } from './dish-facts'
import { DishNote } from './dish-note'
import { OptionGroupField } from './option-group'
import { DishSheetFooter } from './sheet-foot'

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
