import { Route, Switch } from 'wouter'
import { BulkEditPage } from '../bulk/bulk-page'
import { CategoriesPage } from './categories-page'
import { DishEditPage } from './dish-page'
import { MenuList } from './menu-list'
import { CATEGORIES_PATH, BULK_EDIT_PATH } from './paths'

/** The menu as its owner has it, and each dish at an address of its own. */
export const MenuSection = () => (
  <Switch>
    <Route path="/desk/menu" component={MenuList} />
    <Route path={CATEGORIES_PATH} component={CategoriesPage} />
    <Route path={BULK_EDIT_PATH} component={BulkEditPage} />
    <Route path="/desk/menu/:code">{({ code }) => <DishEditPage code={decodeURIComponent(code)} />}</Route>
  </Switch>
)
