export type { FieldChange } from "./field-change.ts";
export { foldedText } from "./folded-text.ts";
export {
	type AreaCode,
	areaOf,
	defaultAreaCode,
	prefixOf,
	writePhoneNumber,
} from "./phone-number.ts";
export { readTypedCode, withoutSeparators } from "./typed-code.ts";
