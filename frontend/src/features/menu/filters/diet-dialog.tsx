import { Button } from '#ui/button'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { ApiError } from '#base/api/client'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { useDietFilters, useSaveDietaryPreferences } from '#base/menu/diet-filters'
import { memo, useCallback, useState } from 'react'
import { dietaryChoices, type DietaryPreference } from '#shared/menu/dietary/filters'
import { isNutritionDiet } from '#shared/menu/dietary/nutrition-diets'
import { passesDietaryFilters } from '#shared/menu/dietary/verdict'
import { listOrderableDishes } from '#shared/menu/listing'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { useAfterPaint } from '#ui/motion'
import { useMenu } from '#base/menu/use-menu'
import styles from './diet-dialog.module.css'
import { DietTrigger } from './diet-trigger'

const loginRequired = {
  title: 'Login Required',
  description: 'Please log in to save your dietary preferences.',
  type: 'error',
} as const

const saveFailed = {
  title: 'Save Failed',
  description: 'Could not save your preferences. Please try again.',
  type: 'error',
} as const

/** Saves the choices in the signed-in user's account (docs/product/menu.md#diet-and-allergens). */
export function SavePreferencesButton({ preferences }: { readonly preferences: DietaryPreferences }) {
  const { user } = useSession()
  const { mutate, isPending } = useSaveDietaryPreferences()
  const save = () => {
    if (!user) return toast(loginRequired)
    mutate(preferences, {
      onSuccess: () =>
        toast({
          title: 'Preferences Saved',
          description: 'Your dietary preferences have been saved for your next visit.',
        }),
      onError: (error) => toast(error instanceof ApiError && error.status === 401 ? loginRequired : saveFailed),
    })
  }
  return (
    <Button variant="outline" className={styles.save} disabled={isPending} onClick={save}>
      {isPending ? 'Saving…' : 'Save Preferences'}
    </Button>
  )
}

const choiceGroups = [
  { group: 'Diet', lead: null },
  {
    group: 'Allergens',
    lead: 'As declared by our kitchen. All dishes are made in one kitchen, so tell us about any allergy.',
  },
  { group: 'Menu', lead: 'Uncheck Spicy OK to hide spicy dishes, too.' },
] as const

type ChoicesProps = {
  readonly preferences: DietaryPreferences
  readonly hasNutrition: boolean
  readonly onTurn: (preference: DietaryPreference, isOn: boolean) => void
}

/** The choices in their groups. */
const Choices = ({ preferences, hasNutrition, onTurn }: ChoicesProps) => {
  const choices = dietaryChoices.filter(
    ({ preference }) => hasNutrition || preferences[preference] || !isNutritionDiet(preference),
  )
  return choiceGroups.map(({ group, lead }) => (
    <fieldset key={group} className={styles.group}>
      <legend>{group}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.choices}>
        {choices
          .filter((choice) => choice.group === group)
          .map(({ preference, label }) => (
            <label key={preference}>
              <input
                type="checkbox"
                checked={preferences[preference]}
                onChange={(event) => onTurn(preference, event.target.checked)}
              />
              {label}
            </label>
          ))}
      </div>
    </fieldset>
  ))
}

type ShowDishesProps = { readonly preferences: DietaryPreferences; readonly onShow: () => void }

/** Closes the dialog, and says how many dishes fit. */
const ShowDishes = memo(function ShowDishes({ preferences, onShow }: ShowDishesProps) {
  const { items } = useMenu()
  const count = listOrderableDishes(items).filter((item) => passesDietaryFilters(item, preferences)).length
  return (
    <>
      <span className="sr-only" aria-live="polite">
        {count} {count === 1 ? 'dish fits' : 'dishes fit'}
      </span>
      <Button className={styles.show} onClick={onShow}>
        Show {count} {count === 1 ? 'dish' : 'dishes'}
      </Button>
    </>
  )
})

/** The dietary choices. Each applies at once and lasts for the visit. */
export function DietDialog() {
  const [isOpen, setOpen] = useState(true)
  const { preferences, turn, clear } = useDietFilters()
  const { items } = useMenu()
  // A choice shows at once; the number of dishes follows in a later task.
  const counted = useAfterPaint(preferences)
  const close = useCallback(() => setOpen(false), [])
  return (
    <Dialog
      closesOnBack
      size="md"
      title="Dietary filters"
      closeLabel="Close dietary filters"
      renderTrigger={(props) => <DietTrigger {...props} onClick={() => setOpen(true)} />}
      isOpen={isOpen}
      onClose={close}
    >
      <DialogBody>
        <Choices
          preferences={preferences}
          // On a menu without nutrition, its diets would hide every dish.
          hasNutrition={items.some(({ nutritionInfo }) => nutritionInfo !== null)}
          onTurn={turn}
        />
      </DialogBody>
      <DialogFooter className={styles.foot}>
        <Button variant="plain" className={styles.clear} onClick={clear}>
          Clear all
        </Button>
        <SavePreferencesButton preferences={preferences} />
        <ShowDishes preferences={counted} onShow={close} />
      </DialogFooter>
    </Dialog>
  )
}
