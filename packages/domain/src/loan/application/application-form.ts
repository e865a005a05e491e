import { changeField, type FieldChange } from "../../input/field-change.ts";
import type { AreaCode } from "../../input/phone-number.ts";
import { splitPhoneNumber } from "../../input/split-phone-number.ts";
import { translateTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import { applicationFields, forEachField, isOfKind, kinds, type TypedFields } from "./application-fields.ts";
import { phoneOf } from "./field-kinds.ts";
import type { OptionalFields } from "./loan-application.ts";

export interface ApplicationForm extends TypedFields {
	/** Id of the chosen area code of the mobile number; `undefined` means the default one. */
	readonly areaId: number | undefined;
}

export type ApplicationChange = FieldChange<ApplicationForm>;

export const emptyApplication: ApplicationForm = {
	...forEachField<TypedFields>((field) => kinds[field].empty),
	areaId: undefined,
};

/** The form after a change. Fields that an answer hides keep their input but are not sent while hidden. */
export const reduceApplication = (form: ApplicationForm, change: ApplicationChange): ApplicationForm =>
	changeField(form, change);

/** Rewrites the figures in another language, so that no value changes. */
export const translateApplication = (
	form: ApplicationForm,
	from: LanguageCode,
	to: LanguageCode,
): ApplicationForm => {
	const figures = applicationFields.filter((field) =>
		isOfKind(field, "amount", "amount above zero", "count"),
	);
	const written = figures.map((field) => [field, translateTypedDecimal(form[field], from, to)]);
	return { ...form, ...Object.fromEntries(written) };
};

/** Whether the form is still empty. */
export const isUntouched = (form: ApplicationForm): boolean =>
	form.areaId === undefined && applicationFields.every((field) => form[field] === emptyApplication[field]);

/** What the account already tells, to begin an application with (docs/assumptions.md, A-621). */
export const changesFromAccount = (
	{ email, mobile }: { readonly email: string; readonly mobile: string },
	areas: readonly AreaCode[],
): readonly ApplicationChange[] => {
	const phone = splitPhoneNumber(mobile, areas);
	return [
		...(email === "" ? [] : [{ field: "contactInfo", value: email } as const]),
		...(phone
			? ([
					{ field: "areaId", value: phone.areaId },
					{ field: "mobile", value: phone.number },
				] as const)
			: []),
	];
};

/** The form filled with a previous application. */
export const formOf = (
	sent: OptionalFields,
	language: LanguageCode,
	areas: readonly AreaCode[],
): ApplicationForm => ({
	...forEachField<TypedFields>((field) => {
		const kind = kinds[field];
		const value = sent[field];
		return value === undefined ? kind.empty : kind.write(value, { language, areas });
	}),
	areaId: phoneOf(sent.mobile ?? "", areas).areaId,
});
