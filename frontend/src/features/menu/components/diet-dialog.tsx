import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { dietaryChoices } from '#shared/rules/dietary-filters'
import { passesDietaryFilters } from '#shared/rules/dietary-fit'
import { listOrderableDishes } from '#shared/rules/menu-listing'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { useMenu } from '#base/menu/use-menu'
import { useDietFilters } from '#base/diet/use-diet'
import { DietTrigger } from './diet-trigger'
import { SavePreferencesButton } from './save-preferences'

const groups = [
  { group: 'Diet', lead: null },
  {
    group: 'Allergens',
    lead: 'Goes by what our kitchen declares. All dishes are made in one kitchen: tell us of an allergy.',
  },
  { group: 'Menu', lead: 'While you filter, spicy dishes are shown only with Spicy OK.' },
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

/** The dietary choices; each takes effect at once and lasts for the visit. */
export function DietDialog() {
  const [isOpen, setOpen] = useState(true)
  const { preferences, turn, clear } = useDietFilters()
  const { items } = useMenu()
  const count = listOrderableDishes(items).filter((item) => passesDietaryFilters(item, preferences)).length
  return (
    <Dialog
      size="md"
      title="Dietary filters"
      closeLabel="Close dietary filters"
      trigger={<DietTrigger onClick={() => setOpen(true)} />}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    >
      <DialogBody>
        {groups.map(({ group, lead }) => (
          <Group key={group}>
            <legend>{group}</legend>
            {lead && <p className="lead">{lead}</p>}
            <div className="choices">
              {dietaryChoices
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
