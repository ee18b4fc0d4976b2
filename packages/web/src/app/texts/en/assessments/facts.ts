export { FACT_TEXTS as facts } from '@portal/contract'
