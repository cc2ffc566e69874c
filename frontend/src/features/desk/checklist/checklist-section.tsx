import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import type { Checklist, ChecklistId } from '#shared/locations/checklist-contract'
import { getPolicy } from '#shared/locations/policy'
import { formatFullDate } from '#shared/platform/time'
import { SurfaceListItem } from '#ui/surface'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { deskPaths } from '../paths'
import { useChecklist } from './use-checklist'

type Check = { readonly title: string; readonly text: string; readonly path: string; readonly place: string }

const checks: Readonly<Record<ChecklistId, Check>> = {
  allergens: {
    title: 'Allergens',
    text: 'Every dish and option lists what your kitchen puts in. Until you sign, guests read “not declared” for each dish whose allergens nobody here has confirmed.',
    path: deskPaths.menu,
    place: 'Menu',
  },
  nutrition: {
    title: 'Nutrition',
    text: 'The figures are those of your portions. Until you sign, guests see none for the dishes of the sample menu, and no Low-Carb, Keto or Low-Sodium.',
    path: deskPaths.menu,
    place: 'Menu',
  },
  stock: {
    title: 'Opening stock',
    text: 'You chose which ingredients are counted, and counted them. The others take no dish off the menu.',
    path: '/inventory',
    place: 'Inventory',
  },
  capacities: {
    title: 'What the kitchen can cook',
    text: 'Minutes per dish and orders per time are what your kitchen manages on a Friday.',
    path: deskPaths.kitchen,
    place: 'Kitchen',
  },
  settings: {
    title: 'Settings',
    text: 'Fees, taxes, hours, specials, limits and addresses are what you decided. On a test site, anyone may have changed them.',
    path: deskPaths.settings,
    place: 'Settings',
  },
  texts: {
    title: 'Names and texts',
    text: 'Dish descriptions, specials and the texts of your site say what you serve and do.',
    path: deskPaths.specials,
    place: 'Specials',
  },
  pictures: {
    title: 'Pictures',
    text: 'The pictures show your food. Those of the sample menu show somebody else’s.',
    path: deskPaths.menu,
    place: 'Menu',
  },
  links: {
    title: 'Links',
    text: 'Every link at the foot of your site leads to a page of yours.',
    path: '/',
    place: 'Your site',
  },
}

/** Names the settings that differ from the location's first values. */
function ChangedSettings({ settings }: { readonly settings: Checklist['changedSettings'] }) {
  if (settings.length === 0) return <Text fontSize="sm">All settings have their first values.</Text>
  return (
    <chakra.ul fontSize="sm" ps="5" overflowWrap="anywhere" aria-label="Changed settings">
      {settings.map(({ name, is, was }) => (
        <li key={name}>
          {name}: {is}, at first {was}
        </li>
      ))}
    </chakra.ul>
  )
}

type ItemProps = {
  readonly changedSettings: Checklist['changedSettings']
  readonly item: Checklist['items'][number]
  readonly isSigning: boolean
  readonly onSign: (isSigned: boolean) => void
}

function ChecklistItem({ item: { id, isSigned, by, at }, changedSettings, isSigning, onSign }: ItemProps) {
  const { timeZone } = useDeskLocation()
  const { title, text, path, place } = checks[id]
  return (
    <SurfaceListItem gap="2" aria-labelledby={`check-${id}`}>
      <chakra.h2 id={`check-${id}`} fontWeight="semibold">
        {title}
      </chakra.h2>
      <Text color="fg.muted">{text}</Text>
      {id === 'settings' && <ChangedSettings settings={changedSettings} />}
      {by !== null && at !== null && (
        <Text fontSize="sm">
          Checked by {by} on {formatFullDate(at, timeZone)}
        </Text>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="1">
        <Button
          variant={isSigned ? 'outline' : 'solid'}
          disabled={isSigning}
          aria-describedby={`check-${id}`}
          onClick={() => onSign(!isSigned)}
        >
          {isSigned ? 'Open Again' : 'I Checked This'}
        </Button>
        <Button asChild variant="ghost">
          <Link href={path}>{place}</Link>
        </Button>
      </chakra.div>
    </SurfaceListItem>
  )
}

const List = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '3', maxW: '48rem' } })

/** What the owner checks before a location opens (docs/product/desk.md#before-opening). */
export function ChecklistSection() {
  const location = useDeskLocation()
  const { sign, isSigning, ...checklist } = useChecklist()
  const open = checklist.data?.items.filter(({ isSigned }) => !isSigned).length ?? 0
  return (
    <>
      <DeskHeader
        title="Before opening"
        lead={
          getPolicy(location).showsSampleFacts
            ? 'A rehearsal: what you sign on a test site is needed again when it opens.'
            : 'Your name stands under what you checked. You can open an item again at any time.'
        }
      />
      <Loaded query={checklist} failed="The checklist could not be loaded.">
        {({ items, changedSettings }) => (
          <>
            <Text mb="4" role="status">
              {open === 0 ? 'Everything is checked.' : `${open} of ${items.length} still to check`}
            </Text>
            <List aria-label="Before opening">
              {items.map((item) => (
                <ChecklistItem
                  key={item.id}
                  item={item}
                  changedSettings={changedSettings}
                  isSigning={isSigning}
                  onSign={(isSigned) => sign({ id: item.id, isSigned })}
                />
              ))}
            </List>
          </>
        )}
      </Loaded>
    </>
  )
}
