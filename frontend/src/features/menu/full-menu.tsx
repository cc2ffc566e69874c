import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { listOrderableDishes, listPopularDishes, groupBySection } from '#shared/menu/listing'
import { getMenuAdvisory } from '#shared/menu/dietary/advisory'
import { getCategoryPicture, type Picture } from '#shared/menu/pictures/picture'
import { AdvisoryReminder } from '#ui/advisory'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { ResponsivePicture } from '#ui/picture'
import { useDietFilters } from '#base/menu/diet-filters'
import { useMenu } from '#base/menu/use-menu'
import { ChargesNote } from '#base/location/charges-note'
import { MenuFailed } from './listing/menu-listing'
import { DietContext, DishRow } from './listing/dish-card'
import { useFilteredMenu } from './listing/use-filtered-menu'

/** How many dishes of a category are shown (docs/product/menu.md#full-menu-panel). */
const SHOWN_DISHES = 4

const Choices = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    '& button': {
      display: 'flex',
      gap: '3',
      width: '100%',
      minH: '11',
      px: '3',
      alignItems: 'center',
      textAlign: 'start',
      borderRadius: 'lg',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised', color: 'fg' },
    },
    '& :is(img, i)': { width: '12', height: '9', flexShrink: '0', borderRadius: 'md', objectFit: 'cover' },
    '& i': { display: 'grid', placeItems: 'center', fontStyle: 'normal', fontSize: 'xl' },
    '& button[aria-pressed=true]': { bg: 'accent.subtle', color: 'fg' },
    '& span': { ms: 'auto', color: 'fg.subtle', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
})

/** A category's picture. The most ordered dishes have none and show a star. */
const Thumbnail = ({ picture }: { readonly picture: Picture | undefined }) =>
  picture ? <ResponsivePicture picture={picture} sizes="3rem" /> : <i aria-hidden="true">⭐</i>

const columns = { display: 'grid', gridTemplateColumns: '18rem minmax(0, 1fr)', gap: '8' } as const
const cardGrid = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' } as const

const OverviewSkeleton = () => (
  <chakra.div {...columns} role="status" aria-label="Loading the menu">
    <Skeleton height="33rem" borderRadius="xl" />
    <chakra.div {...cardGrid} alignContent="start" mt="12">
      {Array.from({ length: SHOWN_DISHES }, (_, index) => (
        <Skeleton key={index} height="36" borderRadius="2xl" />
      ))}
    </chakra.div>
  </chakra.div>
)

/** The categories, and the first available dishes of the chosen one. */
function MenuOverview({ onLeave }: { readonly onLeave: () => void }) {
  const [chosen, choose] = useState<string | null>(null)
  const { items: menu, categories, isLoading, isError, retry } = useMenu()
  const { preferences, clear } = useDietFilters()
  const { accepts, hidden } = useFilteredMenu('all', '', preferences)
  if (isError) return <MenuFailed onRetry={() => void retry()} />
  if (isLoading) return <OverviewSkeleton />
  const items = menu.filter(accepts)
  const groups = [
    { href: '/menu#popular', name: 'Most Ordered', picture: undefined, dishes: listPopularDishes(items) },
    ...groupBySection(categories, items).map(({ category, items: dishes }) => ({
      href: `/menu#category-${category.id}`,
      name: category.name,
      picture: getCategoryPicture(category.id, category.imageUrl),
      dishes,
    })),
  ]
  const group = groups.find(({ name }) => name === chosen)
  const shown = (group?.dishes ?? items.filter(({ isAvailable }) => isAvailable)).slice(0, SHOWN_DISHES)
  return (
    <chakra.div {...columns}>
      <Choices role="group" aria-label="Categories">
        {groups.map(({ name, picture, dishes }) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
            <Thumbnail picture={picture} /> {name} <span>{dishes.length}</span>
          </button>
        ))}
      </Choices>
      <section aria-label={group?.name ?? 'Featured'}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="3">
          <chakra.h3 fontSize="lg">{group?.name ?? 'Featured'}</chakra.h3>
          <Button asChild variant="plain" size="sm">
            <Link href={group?.href ?? '/menu'} onClick={onLeave}>
              {group ? `See all ${group.dishes.length}` : 'See the whole menu'}
            </Link>
          </Button>
        </chakra.div>
        <chakra.div {...cardGrid}>
          <DietContext value={preferences}>
            {shown.map((item) => (
              <DishRow key={item.id} item={item} />
            ))}
          </DietContext>
        </chakra.div>
        <AdvisoryReminder of={shown.map(getMenuAdvisory)} mt="4" />
        <ChargesNote />
        {hidden.length > 0 && (
          <chakra.p mt="4" fontSize="sm" color="fg.muted">
            Your dietary filters hide {hidden.length} of {listOrderableDishes(menu).length} dishes.{' '}
            <Button variant="plain" size="sm" px="1" onClick={clear}>
              Clear filters
            </Button>
          </chakra.p>
        )}
      </section>
    </chakra.div>
  )
}

/**
 * The header's button for the full menu, with its dialog.
 * It mounts open, when it is first used.
 */
export function FullMenu() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      closesOnBack
      placement="top"
      size="xl"
      title="Full Menu"
      closeLabel="Close the full menu"
      renderTrigger={(props) => (
        <Button {...props} variant="ghost" px="3" fontSize="sm" onClick={() => setOpen(true)}>
          Full Menu
          <ChevronDownIcon />
        </Button>
      )}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    >
      <DialogBody pb="6">
        <MenuOverview onLeave={() => setOpen(false)} />
      </DialogBody>
    </Dialog>
  )
}
