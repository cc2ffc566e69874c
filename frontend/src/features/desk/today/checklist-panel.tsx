import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { getPolicy } from '#shared/locations/policy'
import { useChecklist } from '../checklist/use-checklist'
import { useDeskLocation } from '../desk-location'
import { deskPaths } from '../paths'
import { TodayNotice } from './unavailable-panels'

/** What an owner of a live site has not signed yet. */
export function ChecklistPanel() {
  const location = useDeskLocation()
  const { data } = useChecklist()
  const open = data?.items.filter(({ isSigned }) => !isSigned) ?? []
  if (open.length === 0 || getPolicy(location).showsSampleFacts) return null
  return (
    <TodayNotice aria-label="Before opening">
      <strong>{open.length === 1 ? 'One thing is' : `${open.length} things are`} still to check before you open</strong>
      <p>
        {open.some(({ id }) => id === 'allergens')
          ? 'Guests read “not declared” instead of the sample menu’s allergens.'
          : 'What came with the sample menu may not be yours.'}
      </p>
      <menu>
        <li>
          <Button asChild>
            <Link href={deskPaths.checklist}>Open the checklist</Link>
          </Button>
        </li>
      </menu>
    </TodayNotice>
  )
}
