import { formatCount } from '#base/format'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { PlusIcon, SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useDeskMenu } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { Segments } from '#ui/segments'
import { groupByCategory } from './reorder-dishes'
import { CATEGORIES_PATH, BULK_EDIT_PATH, NEW_DISH_PATH, OPTION_GROUPS_PATH } from '../paths'
import { CategoryDishes } from './category-dishes'
import { useChosenIngredients } from './use-chosen-ingredients'
import { TextInput } from '#ui/chakra/controls'

type Part = 'menu' | 'archived'

/** All dishes by category, in the order of the menu; archived dishes are separate. */
export function MenuList() {
  const { code, name } = useDeskLocation()
  const query = useDeskMenu(code)
  const menu = query.data
  const [search, setSearch] = useState('')
  const [part, setPart] = useState<Part>('menu')
  const [isArranging, setArranging] = useState(false)
  const { names, uses, showAll } = useChosenIngredients()
  const dishes = (menu?.dishes ?? []).filter(uses)
  const archived = dishes.filter(({ isArchived }) => isArchived).length
  const groups = groupByCategory(menu?.categories ?? [], dishes, {
    search: isArranging ? '' : search,
    isArchived: part === 'archived' && !isArranging,
  })
  return (
    <>
      <DeskHeader title="Menu" lead={menu && `${formatCount(dishes.length - archived, 'dish', 'dishes')} at ${name}`}>
        <Button asChild>
          <Link href={NEW_DISH_PATH}>
            <PlusIcon /> New dish
          </Link>
        </Button>
        <Button variant="outline" aria-pressed={isArranging} onClick={() => setArranging(!isArranging)}>
          {isArranging ? 'Done' : 'Arrange'}
        </Button>
        <Button asChild variant="outline">
          <Link href={CATEGORIES_PATH}>Categories</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={OPTION_GROUPS_PATH}>Options</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={BULK_EDIT_PATH}>Bulk edit</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={`/allergens?location=${code}`}>Allergen card</Link>
        </Button>
      </DeskHeader>
      {isArranging ? (
        <chakra.p mb="5" color="fg.muted">
          Drag a dish by its handle, or move it with the arrows. It is saved at once.
        </chakra.p>
      ) : (
        <chakra.div display="flex" gap="3" flexWrap="wrap" mb="5" alignItems="center">
          <chakra.div position="relative" flex="1 1 16rem">
            <chakra.span position="absolute" insetStart="3.5" top="3" color="fg.subtle" pointerEvents="none">
              <SearchIcon />
            </chakra.span>
            <TextInput
              type="search"
              aria-label="Search the dishes"
              placeholder="Name, code or words of the description"
              ps="11"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </chakra.div>
          <Segments<Part>
            label="Which dishes"
            options={[
              { id: 'menu', label: 'On the menu' },
              { id: 'archived', label: `Archived ${menu ? archived : ''}` },
            ]}
            chosen={part}
            onChoose={setPart}
          />
        </chakra.div>
      )}
      {names.length > 0 && (
        <chakra.p role="status" mb="5">
          Dishes with {names.join(', ')}.{' '}
          <Button variant="outline" onClick={showAll}>
            Show all
          </Button>
        </chakra.p>
      )}
      <Loaded query={query} failed="The menu could not be loaded.">
        {() => (
          <chakra.div display="grid" gap="7" gridTemplateColumns="minmax(0, 1fr)">
            {groups.map((group) => (
              <CategoryDishes key={group.category.id} group={group} isArranging={isArranging} />
            ))}
            {groups.length === 0 && (
              <chakra.p py="10" textAlign="center" color="fg.muted">
                {search ? `No dish matches “${search}”.` : 'Nothing is archived.'}
              </chakra.p>
            )}
          </chakra.div>
        )}
      </Loaded>
    </>
  )
}
