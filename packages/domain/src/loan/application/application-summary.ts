import { readDocumentNumber, readTypedCode } from "../../command/typed-code.ts";
import type { AreaCode } from "../../session/account/phone-number.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import {
	type AmountField,
	type AnswerField,
	type ApplicationField,
	type AskedFields,
	type CountField,
	isPicture,
	type PictureField,
	requiredFields,
	type TextField,
	visibleFields,
} from "./application-fields.ts";
import type { ApplicationForm } from "./application-form.ts";
import type { ApplicationIssue } from "./application-issue.ts";
import type { LoanApplication } from "./loan-application.ts";
import {
	type Reading,
	readAmountField,
	readBirthday,
	readChoice,
	readCount,
	readMobile,
	readText,
} from "./read-application.ts";

export interface ApplicationFacts {
	/** The fields that the site requests. */
	readonly asks: AskedFields;
	/** The selectable area codes; empty while unknown. */
	readonly areas: readonly AreaCode[];
	/** The language in which the figures are typed. */
	readonly language: LanguageCode;
	/** In the platform's calendar; `undefined` while unknown. */
	readonly today: CalendarDay | undefined;
}

export interface ApplicationSummary {
	/** The visible fields in their order. */
	readonly visible: readonly ApplicationField[];
	/** The visible fields that must not be empty. */
	readonly required: readonly ApplicationField[];
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly ApplicationIssue[];
	/** The application that `submit` sends. */
	readonly application: LoanApplication | undefined;
}

/**
 * Validates a loan application (Spec 2 §5): required visible fields are filled, figures are numbers, the birthday is
 * between 1940-01-01 and today. Only visible fields are validated and sent.
 */
export const summariseApplication = (form: ApplicationForm, facts: ApplicationFacts): ApplicationSummary => {
	const { asks, areas, language, today } = facts;
	const visible = visibleFields(asks, form);
	const required = requiredFields(asks, form);
	const issues: ApplicationIssue[] = [];

	const take = <Value>(field: ApplicationField, reading: Reading<Value>): Value | undefined => {
		if (!visible.includes(field)) return undefined;
		if (reading.is === "a value") return reading.value;
		if (reading.is === "wrong") issues.push(reading.issue);
		else if (required.includes(field)) issues.push(missing(field));
		return undefined;
	};
	const text = (field: TextField) => take(field, readText(form[field]));
	const code = (field: TextField) => take(field, readText(readTypedCode(form[field])));
	const document = (field: TextField) => take(field, readText(readDocumentNumber(form[field])));
	const amount = (field: AmountField) => take(field, readAmountField(field, form[field], language));
	const count = (field: CountField) => take(field, readCount(field, form[field], language));
	const answer = (field: AnswerField) => take(field, readChoice(form[field]));
	const picture = (field: PictureField) => take(field, readChoice(form[field]));

	/** In the order of the fields, which is also the order of the issues. */
	const application: LoanApplication = {
		lastName: text("lastName") ?? "",
		firstName: text("firstName") ?? "",
		sex: take("sex", readChoice(form.sex)),
		birthday: take("birthday", readBirthday(form.birthday, today)),
		country: text("country"),
		mobile: take("mobile", readMobile(form.mobile, form.areaId, areas)),
		idKind: take("idKind", readChoice(form.idKind)),
		idNumber: document("idNumber"),
		handPicture: picture("handPicture"),
		age: count("age"),
		contactInfo: code("contactInfo"),
		loanAmount: amount("loanAmount"),
		socialSecurity: document("socialSecurity"),
		hasFamily: answer("hasFamily"),
		address: text("address"),
		job: text("job"),
		workYears: count("workYears"),
		workAddress: text("workAddress"),
		personalIncome: amount("personalIncome"),
		familyIncome: amount("familyIncome"),
		annualIncome: amount("annualIncome"),
		otherIncome: amount("otherIncome"),
		annualSavings: amount("annualSavings"),
		debtInfo: text("debtInfo"),
		hasPension: answer("hasPension"),
		hasHouse: answer("hasHouse"),
		houseCertificate: picture("houseCertificate"),
		hasCar: answer("hasCar"),
		carCertificate: picture("carCertificate"),
		passportPhoto: picture("passportPhoto"),
		creditScore: count("creditScore"),
		taxBill: picture("taxBill"),
		creditScorePicture: picture("creditScorePicture"),
	};
	return { visible, required, issues, application: issues.length === 0 ? application : undefined };
};

const missing = (field: ApplicationField): ApplicationIssue =>
	isPicture(field) ? { is: "picture missing", field } : { is: "missing", field };
