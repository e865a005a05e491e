import type { Money } from "../../money/decimal.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import { type AreaCode, prefixOf } from "../../session/account/phone-number.ts";
import { changeField, type FieldChange } from "../../session/field-change.ts";
import type { LanguageCode } from "../../site/language.ts";
import {
	type AmountField,
	type AnswerField,
	applicationFields,
	type CountField,
	type PictureField,
	type TextField,
} from "./application-fields.ts";
import type { IdKind, LoanApplication, Sex } from "./loan-application.ts";

/**
 * The loan application form: texts and figures as typed, choices `undefined` until made, pictures as uploaded
 * addresses.
 */
export type ApplicationForm = Readonly<Record<TextField | AmountField | CountField, string>> &
	Readonly<Record<AnswerField, boolean | undefined>> &
	Readonly<Record<PictureField, string | undefined>> & {
		readonly sex: Sex | undefined;
		/** `YYYY-MM-DD`. */
		readonly birthday: string;
		/** Id of the chosen area code; `undefined` means the default one. */
		readonly areaId: number | undefined;
		/** The number without its area code. */
		readonly mobile: string;
		readonly idKind: IdKind | undefined;
	};

export type ApplicationChange = FieldChange<ApplicationForm>;

export const emptyApplication: ApplicationForm = {
	lastName: "",
	firstName: "",
	sex: undefined,
	birthday: "",
	country: "",
	areaId: undefined,
	mobile: "",
	idKind: undefined,
	idNumber: "",
	handPicture: undefined,
	age: "",
	contactInfo: "",
	loanAmount: "",
	socialSecurity: "",
	hasFamily: undefined,
	address: "",
	job: "",
	workYears: "",
	workAddress: "",
	personalIncome: "",
	familyIncome: "",
	annualIncome: "",
	otherIncome: "",
	annualSavings: "",
	debtInfo: "",
	hasPension: undefined,
	hasHouse: undefined,
	houseCertificate: undefined,
	hasCar: undefined,
	carCertificate: undefined,
	passportPhoto: undefined,
	creditScore: "",
	taxBill: undefined,
	creditScorePicture: undefined,
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
	const written = (figure: string) => translateTypedDecimal(figure, from, to);
	return {
		...form,
		age: written(form.age),
		loanAmount: written(form.loanAmount),
		workYears: written(form.workYears),
		personalIncome: written(form.personalIncome),
		familyIncome: written(form.familyIncome),
		annualIncome: written(form.annualIncome),
		otherIncome: written(form.otherIncome),
		annualSavings: written(form.annualSavings),
		creditScore: written(form.creditScore),
	};
};

/** Whether the form is still empty. */
export const isUntouched = (form: ApplicationForm): boolean =>
	formFields.every((field) => form[field] === emptyApplication[field]);

/**
 * The form filled with a previous application. A number whose area is not listed is left empty, so that it does not
 * become a number of another area.
 */
export const formOf = (
	sent: LoanApplication,
	language: LanguageCode,
	areas: readonly AreaCode[],
): ApplicationForm => {
	const amount = (value: Money | undefined) => (value ? writeTypedDecimal(value, language) : "");
	const count = (value: number | undefined) => (value === undefined ? "" : String(value));
	return {
		...sent,
		birthday: sent.birthday ?? "",
		country: sent.country ?? "",
		...phoneOf(sent.mobile ?? "", areas),
		idNumber: sent.idNumber ?? "",
		age: count(sent.age),
		contactInfo: sent.contactInfo ?? "",
		loanAmount: amount(sent.loanAmount),
		socialSecurity: sent.socialSecurity ?? "",
		address: sent.address ?? "",
		job: sent.job ?? "",
		workYears: count(sent.workYears),
		workAddress: sent.workAddress ?? "",
		personalIncome: amount(sent.personalIncome),
		familyIncome: amount(sent.familyIncome),
		annualIncome: amount(sent.annualIncome),
		otherIncome: amount(sent.otherIncome),
		annualSavings: amount(sent.annualSavings),
		debtInfo: sent.debtInfo ?? "",
		creditScore: count(sent.creditScore),
	};
};

const phoneOf = (sent: string, areas: readonly AreaCode[]): Pick<ApplicationForm, "areaId" | "mobile"> => {
	const [prefix, number = ""] = sent.split("-");
	const area = areas.find((one) => prefixOf(one) === prefix);
	return area ? { areaId: area.id, mobile: number } : { areaId: undefined, mobile: "" };
};

const formFields = [...applicationFields, "areaId"] as const;
