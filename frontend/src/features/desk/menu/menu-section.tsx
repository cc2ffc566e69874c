import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeftIcon } from 'lucide-react'
import { Link, Route, Switch } from 'wouter'
import { LoadError } from '#ui/data-states'
import { useDeskMenu } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { AddCategoryButton } from './category-actions'
import { CategoriesForm } from './categories-form'
import { BulkEditPage } from './bulk-edit-page'
import { DishEditPage } from '../dishes/dish-edit-page'
import { MenuList } from './menu-list'
import { OptionGroupPage } from '../options/option-group-page'
import { OptionGroupsPage } from '../options/option-groups-page'
import { BULK_EDIT_PATH, CATEGORIES_PATH, OPTION_GROUPS_PATH } from '../paths'

/** Edits the menu's categories, which all locations share. */
export function CategoriesPage() {
  const { data: menu, isError, refetch } = useDeskMenu(useDeskLocation().code)
  return (
    <>
      <Button asChild variant="ghost" px="2" ms="-2" mb="2">
        <Link href="/desk/menu">
          <ChevronLeftIcon /> Menu
        </Link>
      </Button>
      <DeskHeader title="Categories" lead="For all locations: names, descriptions, pictures and their order.">
        {menu && <AddCategoryButton />}
      </DeskHeader>
      {menu ? (
        <CategoriesForm menu={menu} />
      ) : isError ? (
        <LoadError onRetry={() => void refetch()}>The categories could not be loaded.</LoadError>
      ) : (
        <chakra.div role="status" aria-label="Loading the categories" display="grid" gap="3">
          <Skeleton height="40" borderRadius="2xl" />
          <Skeleton height="40" borderRadius="2xl" />
        </chakra.div>
      )}
    </>
  )
}

/** The owner's menu, with a page for each dish. */
export const MenuSection = () => (
  <Switch>
    <Route path="/desk/menu" component={MenuList} />
    <Route path={CATEGORIES_PATH} component={CategoriesPage} />
    <Route path={OPTION_GROUPS_PATH} component={OptionGroupsPage} />
    <Route path={`${OPTION_GROUPS_PATH}/:id`}>{({ id = '' }) => <OptionGroupPage groupId={id} />}</Route>
    <Route path={BULK_EDIT_PATH} component={BulkEditPage} />
    <Route path="/desk/menu/:code">{({ code }) => <DishEditPage code={decodeURIComponent(code)} />}</Route>
  </Switch>
)
