export { GroupBar } from './components/group-bar'
export { GroupWay } from './components/group-way'
