import { DeskHead } from '../components/desk-head'

export const SpecialsSection = () => <DeskHead title="Specials" />
