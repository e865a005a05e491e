import { Result } from "effect";
import type { CalendarDay } from "../../time/calendar-day.ts";
import { ageRule } from "../figures/age.rule.ts";
import {
	type ApplicationField,
	forEachField,
	isOfKind,
	kinds,
	requiredFields,
	visibleFields,
} from "./application-fields.ts";
import type { ApplicationForm } from "./application-form.ts";
import type { ApplicationIssue } from "./application-issue.ts";
import type { FieldFacts } from "./field-reading.ts";
import type { LoanApplication, OptionalFields } from "./loan-application.ts";

export interface ApplicationFacts extends Omit<FieldFacts, "areaId"> {
	/** The fields that the site requests. */
	readonly asks: readonly ApplicationField[];
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
 * between 1940-01-01 and today. Where the site asks for it, the age is that of the birthday. Only visible fields are validated and sent.
 */
export const summariseApplication = (form: ApplicationForm, facts: ApplicationFacts): ApplicationSummary => {
	const asks = typedOf(facts);
	const visible = visibleFields(asks, form);
	const required = requiredFields(asks, form);
	const issues: ApplicationIssue[] = [];
	const values = forEachField<OptionalFields>((field) => {
		if (!visible.includes(field)) return undefined;
		const reading = kinds[field].read(form[field], { ...facts, areaId: form.areaId });
		if (reading.is === "a value") return reading.value;
		if (reading.is === "wrong") issues.push({ field, ...reading.fault });
		else if (required.includes(field)) issues.push(missing(field));
		return undefined;
	});
	const { lastName, firstName } = values;
	const age = asks.includes("age") ? values.age : ageOf(values.birthday, facts);
	return {
		visible,
		required,
		issues,
		application:
			lastName && firstName && issues.length === 0 ? { ...values, age, lastName, firstName } : undefined,
	};
};

/** The fields that the customer fills in. The age follows from the birthday (docs/assumptions.md, A-593). */
const typedOf = ({ asks, today }: ApplicationFacts): readonly ApplicationField[] =>
	today !== undefined && asks.includes("birthday") ? asks.filter((field) => field !== "age") : asks;

const ageOf = (birthday: CalendarDay | undefined, { asks, today }: ApplicationFacts): number | undefined =>
	birthday === undefined || today === undefined || !asks.includes("age")
		? undefined
		: Result.getOrUndefined(ageRule.compute({ birthday, today }))?.age;

const missing = (field: ApplicationField): ApplicationIssue =>
	isOfKind(field, "picture") ? { is: "picture missing", field } : { is: "missing", field };
