export { ActiveFilters } from './filters/active-filters'
export { CategoryTile, CategoryTilePicture, CategoryTiles } from './categories/category-tiles'
export { CategoryStrip } from './categories/category-strip'
export { DishCard, DishRow } from './listing/dish-card'
export { FilteredListing } from './listing/filtered-listing'
export { useScrollToListing } from './listing/use-scroll-to-listing'
export { MenuTools } from './filters/menu-tools'

export { addOrOpenDish } from './dish/dish-link'
export { openDish } from './dish/dish-url'
export { DishHost, preloadDishSheet } from './dish/dish-host'
export { DishSheetPreview } from './dish/dish-order-form'

export { Specials } from './specials/specials'
export { SpecialPreview } from './specials/special-slide'

export { DishOptions } from './dish/dish-options'
export { calculateUnitPriceCents, getInitialSelection, listIncompleteGroupIds } from './dish/selected-options'
