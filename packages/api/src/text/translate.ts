export { labelled, translate } from '@portal/texts/translate'
