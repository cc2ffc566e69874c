export { QuoteTable } from './quote-table'
