import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Checklist, ChecklistId } from '#shared/locations/checklist-contract'
import { getPolicy } from '#shared/locations/policy'
import { formatFullDate } from '#shared/platform/time'
import { SurfaceListItem } from '#ui/chakra/surface'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { deskPaths } from '../paths'
import { DeclaredDishes, SignFactDialog } from './declared-dishes'
import { PageLink, SampleValues, SignSamplesDialog, Value } from './sample-values'
import { useChecklist } from './use-checklist'

type Check = { readonly title: string; readonly text: string; readonly path: string; readonly place: string }

const checks: Readonly<Record<ChecklistId, Check>> = {
  allergens: {
    title: 'Allergens',
    text: 'Every dish and option lists what your kitchen puts in, what an option leaves out, and what is raw or undercooked. On a test site, anyone may have changed them. Until you sign, guests read “not declared” for each dish whose allergens nobody here has confirmed.',
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
    text: 'Choose which ingredients are counted, and count them. The others take no dish off the menu. Minimum and par are what you keep and order.',
    path: '/inventory',
    place: 'Inventory',
  },
  recipes: {
    title: 'Recipes and costs',
    text: 'Recipes say what a portion takes, and ingredients what they cost you and who delivers them.',
    path: deskPaths.ingredients,
    place: 'Ingredients',
  },
  prices: {
    title: 'Prices',
    text: 'Each dish and option costs what you decided.',
    path: deskPaths.menu,
    place: 'Menu',
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
  rewards: {
    title: 'Rewards',
    text: 'Points, tiers, rewards with their texts, and codes are what you want to give away. They are the same at all locations.',
    path: deskPaths.rewards,
    place: 'Rewards',
  },
  texts: {
    title: 'Names and texts',
    text: 'Dish descriptions, spice levels, notice, popular marks, specials and the texts of your site say what you serve and do.',
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
    path: deskPaths.settings,
    place: 'Settings',
  },
}

/** Names the settings that differ from the location's first values. */
function ChangedSettings({ changedSettings }: Pick<Checklist, 'changedSettings'>) {
  if (changedSettings.length === 0) return <Text fontSize="sm">All settings have their first values.</Text>
  return (
    <chakra.ul fontSize="sm" ps="5" display="grid" gap="1" aria-label="Changed settings">
      {changedSettings.map(({ page, name, is, was }) => (
        <Value key={`${page} ${name}`}>
          <span>{name}</span>: {is}, at first {was} (<PageLink page={page} />)
        </Value>
      ))}
    </chakra.ul>
  )
}

type ItemProps = {
  readonly checklist: Checklist
  readonly item: Checklist['items'][number]
  readonly isSigning: boolean
  readonly onSign: (isSigned: boolean) => void
}

function ChecklistItem({ item: { id, isSigned, by, at }, checklist, isSigning, onSign }: ItemProps) {
  const { timeZone } = useDeskLocation()
  const [isConfirming, setConfirming] = useState(false)
  const { title, text, path, place } = checks[id]
  const fact = id === 'allergens' || id === 'nutrition' ? id : undefined
  const samples = checklist.samples.filter(({ of }) => of === id)
  const mustConfirm = fact !== undefined || samples.length > 0
  return (
    <SurfaceListItem gap="2" aria-labelledby={`check-${id}`}>
      <chakra.h2 id={`check-${id}`} fontWeight="semibold">
        {title}
      </chakra.h2>
      <Text color="fg.muted">{text}</Text>
      {fact && <DeclaredDishes fact={fact} dishes={checklist.dishes} />}
      {id === 'settings' && <ChangedSettings {...checklist} />}
      <SampleValues id={id} samples={samples} />
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
          onClick={() => (mustConfirm && !isSigned ? setConfirming(true) : onSign(!isSigned))}
        >
          {isSigned ? 'Open Again' : 'I Checked This'}
        </Button>
        <Button asChild variant="ghost">
          <Link href={path}>{place}</Link>
        </Button>
      </chakra.div>
      {!fact && isConfirming && (
        <SignSamplesDialog id={id} samples={samples} onSign={() => onSign(true)} onClose={() => setConfirming(false)} />
      )}
      {fact && isConfirming && (
        <SignFactDialog
          fact={fact}
          dishes={checklist.dishes}
          onSign={() => onSign(true)}
          onClose={() => setConfirming(false)}
        />
      )}
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
        {(loaded) => (
          <>
            <Text mb="4" role="status">
              {open === 0 ? 'Everything is checked.' : `${open} of ${loaded.items.length} still to check`}
            </Text>
            <List aria-label="Before opening">
              {loaded.items.map((item) => (
                <ChecklistItem
                  key={item.id}
                  item={item}
                  checklist={loaded}
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
