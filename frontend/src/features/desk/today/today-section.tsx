import { DeskHead } from '../components/desk-head'

export const TodaySection = () => <DeskHead title="Today" />
