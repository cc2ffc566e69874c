import { Route, Switch } from 'wouter'
import { useDeskMenu } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { AddCategoryButton } from './category-actions'
import { CategoriesForm } from './categories-form'
import { BulkEditPage } from './bulk-edit-page'
import { DishEditPage } from '../dishes/dish-edit-page'
import { MenuList } from './menu-list'
import { OptionGroupPage } from '../options/option-group-page'
import { OptionGroupsPage } from '../options/option-groups-page'
import { BackLink } from '../options/option-group-links'
import { BULK_EDIT_PATH, CATEGORIES_PATH, OPTION_GROUPS_PATH, deskPaths } from '../paths'

/** Edits the menu's categories, which all locations share. */
export function CategoriesPage() {
  const menu = useDeskMenu(useDeskLocation().code)
  return (
    <>
      <BackLink href={deskPaths.menu} label="Menu" />
      <DeskHeader title="Categories" lead="For all locations: names, descriptions, pictures and their order.">
        {menu.data && <AddCategoryButton />}
      </DeskHeader>
      <Loaded query={menu} failed="The categories could not be loaded.">
        {(read) => <CategoriesForm menu={read} />}
      </Loaded>
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
