import { Button } from '#ui/chakra/button'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { ApiError } from '#base/api/client'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { useDietFilters, useSaveDietaryPreferences } from '#base/menu/diet-filters'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { dietaryChoices } from '#shared/menu/dietary/filters'
import { isNutritionDiet } from '#shared/menu/dietary/nutrition-diets'
import { passesDietaryFilters } from '#shared/menu/dietary/verdict'
import { listOrderableDishes } from '#shared/menu/listing'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { useMenu } from '#base/menu/use-menu'
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
    <Button variant="outline" flex="none" px="4" ms="auto" disabled={isPending} onClick={save}>
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
  { group: 'Menu', lead: 'With filters on, spicy dishes show only if you check Spicy OK.' },
] as const

const Group = chakra('fieldset', {
  base: {
    '& + &': { mt: '6' },
    '& legend': { fontWeight: '600' },
    '& .lead': { fontSize: 'sm', color: 'fg.muted', mt: '0.5' },
    '& .choices': { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '11',
      px: '4',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      fontSize: 'sm',
      cursor: 'pointer',
      _hover: { borderColor: 'fg.subtle' },
    },
    '& label:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.fg' },
    '& input': { accentColor: 'var(--ember-solid)', boxSize: '4.5', cursor: 'pointer' },
  },
})

/** The dietary choices. Each applies at once and lasts for the visit. */
export function DietDialog() {
  const [isOpen, setOpen] = useState(true)
  const { preferences, turn, clear } = useDietFilters()
  const { items } = useMenu()
  // On a menu without nutrition, its diets would hide every dish.
  const hasNutrition = items.some(({ nutritionInfo }) => nutritionInfo !== null)
  const choices = dietaryChoices.filter(
    ({ preference }) => hasNutrition || preferences[preference] || !isNutritionDiet(preference),
  )
  const count = listOrderableDishes(items).filter((item) => passesDietaryFilters(item, preferences)).length
  return (
    <Dialog
      closesOnBack
      size="md"
      title="Dietary filters"
      closeLabel="Close dietary filters"
      trigger={<DietTrigger onClick={() => setOpen(true)} />}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    >
      <DialogBody>
        {choiceGroups.map(({ group, lead }) => (
          <Group key={group}>
            <legend>{group}</legend>
            {lead && <p className="lead">{lead}</p>}
            <div className="choices">
              {choices
                .filter((choice) => choice.group === group)
                .map(({ preference, label }) => (
                  <label key={preference}>
                    <input
                      type="checkbox"
                      checked={preferences[preference]}
                      onChange={(event) => turn(preference, event.target.checked)}
                    />
                    {label}
                  </label>
                ))}
            </div>
          </Group>
        ))}
      </DialogBody>
      <DialogFooter justifyContent="space-between">
        <Button variant="plain" flex="none" px="2" onClick={clear}>
          Clear all
        </Button>
        <SavePreferencesButton preferences={preferences} />
        <span className="sr-only" aria-live="polite">
          {count} {count === 1 ? 'dish fits' : 'dishes fit'}
        </span>
        <Button flex={{ base: '1 1 100%', md: '0 1 auto' }} onClick={() => setOpen(false)}>
          Show {count} {count === 1 ? 'dish' : 'dishes'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
