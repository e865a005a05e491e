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
export { type ProviderState, providerStates, type StateValue } from "./provider-states.ts";
