import { Route, Switch } from 'wouter'
import { BulkPage } from '../bulk/bulk-page'
import { CategoriesPage } from './categories-page'
import { DishPage } from './dish-page'
import { MenuList } from './menu-list'
import { CATEGORIES, IN_BULK } from './paths'

/** The menu as its owner has it, and each dish at an address of its own. */
export const MenuSection = () => (
  <Switch>
    <Route path="/desk/menu" component={MenuList} />
    <Route path={CATEGORIES} component={CategoriesPage} />
    <Route path={IN_BULK} component={BulkPage} />
    <Route path="/desk/menu/:code">{({ code }) => <DishPage code={decodeURIComponent(code)} />}</Route>
  </Switch>
)
