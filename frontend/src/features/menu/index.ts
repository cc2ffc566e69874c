

export { ActiveFilters } from './filters/active-filters'
export { CategoryStrip } from './categories/category-strip'
export { DishCard } from './listing/dish-card'
export { DishRow } from './listing/dish-row'
export { FilteredListing } from './listing/filtered-listing'
export { MenuTools } from './filters/menu-tools'
export { useScrollToListing } from './listing/filtered-listing'

export { addOrOpenDish } from './dish/dish-link'
export { getDishUrl, openDish } from './dish/dish-url'
export { DishHost } from './dish/dish-host'
export { DishLink } from './dish/dish-link'
export { preloadDishSheet } from './dish/dish-host'
export { DishSheetPreview } from './dish/dish-order-form'

export { Specials } from './specials/specials'
export { SpecialPreview } from './specials/special-slide'
