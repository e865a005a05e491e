import {
	type ApplicationSection,
	applicationFields,
	applicationRules,
	isApplicationField,
	isSecret,
} from "./application-fields.ts";
import type { ApplicationChange, ApplicationForm } from "./application-form.ts";
import { applicationOptions } from "./field-kinds.ts";

type Draft = Readonly<Record<string, unknown>>;

/** What the device keeps of a section: its fields without secrets. The area code belongs to the mobile number. */
export const draftOf = (form: ApplicationForm, section: ApplicationSection): Draft => {
	const fields = applicationFields.filter(
		(field) => applicationRules[field].section === section && !isSecret(field),
	);
	const kept = Object.fromEntries(fields.map((field) => [field, form[field]]));
	return "mobile" in kept ? { ...kept, areaId: form.areaId } : kept;
};

/** The changes that fill an empty form with a draft. Fields that it does not have, or not as they are typed, stay empty. */
export const changesOf = (draft: Draft): readonly ApplicationChange[] =>
	Object.entries(draft)
		.map(([field, value]) => ({ field, value }))
		.filter(isChange);

const isChange = (change: {
	readonly field: string;
	readonly value: unknown;
}): change is ApplicationChange => {
	const { field, value } = change;
	if (field === "areaId") return typeof value === "number";
	if (!isApplicationField(field) || isSecret(field)) return false;
	const { kind } = applicationRules[field];
	switch (kind) {
		case "answer":
			return typeof value === "boolean";
		case "sex":
		case "id kind":
			return applicationOptions[kind].some((option) => option === value);
		default:
			return typeof value === "string" && value !== "";
	}
};
