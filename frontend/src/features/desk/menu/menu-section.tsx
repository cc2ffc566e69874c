import { DeskHead } from '../components/desk-head'

export const MenuSection = () => <DeskHead title="Menu" />
