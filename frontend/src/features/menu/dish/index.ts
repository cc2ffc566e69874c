export { DishDialog } from './dish-sheet'
