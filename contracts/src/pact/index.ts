export { examplePicture } from "./example-picture.ts";
export {
	exactly,
	fromState,
	integerLike,
	like,
	matchersOf,
	type PactTemplate,
	someText,
	textLike,
} from "./matchers.ts";
export { toPactText } from "./pact-text.ts";
export { listHasRow, type ProviderState, providerStates, type StateValue } from "./provider-states.ts";
export { requiredFields, unsettableFields } from "./required-fields.ts";
export { specifiedFields } from "./specified-fields.ts";
export { intolerance, type WireReader } from "./tolerant-reading.ts";
export { fieldsOf, otherForm, withChange, withoutFields } from "./wire-fields.ts";
