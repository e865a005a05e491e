import { BigDecimal, Equal, Result } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import {
	type Decimal,
	decimal,
	divide,
	type Quantity,
	quantity,
	type Rate,
	toText,
} from "../../money/decimal.ts";
import { readTypedDecimal, translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { FieldIssue, FieldReading } from "./ticket-issue.ts";

/** The contract order form. Figures are text as typed in the customer's language. */
export interface TicketForm {
	readonly kind: "market" | "pending";
	readonly quantity: string;
	readonly targetPrice: string;
	/** Plain text of one of the instrument's multiples (`multipleText`); `""` when it has none. */
	readonly multiple: string;
	readonly stopLossOn: boolean;
	readonly stopLoss: string;
	readonly takeProfitOn: boolean;
	readonly takeProfit: string;
}

/** A new value of one field. */
export type TicketChange = {
	readonly [Field in keyof TicketForm]: {
		readonly type: "change";
		readonly field: Field;
		readonly value: TicketForm[Field];
	};
}[keyof TicketForm];

export const multipleText = (value: Rate): string => toText(value);

/** The initial form: the smallest amount, the default multiple, no stops. */
export const emptyForm = (
	instrument: Instrument,
	language: LanguageCode,
	kind: TicketForm["kind"] = "market",
): TicketForm => ({
	kind,
	quantity: writeTypedDecimal(smallestQuantity(instrument), language),
	targetPrice: "",
	multiple: defaultMultiple(instrument),
	stopLossOn: false,
	stopLoss: "",
	takeProfitOn: false,
	takeProfit: "",
});

/** Keeps the input when the instrument is read again. A multiple that is no longer offered becomes the default. */
export const keepForm = (form: TicketForm, instrument: Instrument): TicketForm =>
	multipleOf(form, instrument) ? form : { ...form, multiple: defaultMultiple(instrument) };

/** Rewrites the typed figures in another language, so that no value changes. */
export const translateForm = (form: TicketForm, from: LanguageCode, to: LanguageCode): TicketForm => {
	const translate = (text: string): string => translateTypedDecimal(text, from, to);
	return {
		...form,
		quantity: translate(form.quantity),
		targetPrice: translate(form.targetPrice),
		stopLoss: translate(form.stopLoss),
		takeProfit: translate(form.takeProfit),
	};
};

/** The chosen multiple, if the instrument offers it. */
export const multipleOf = (form: TicketForm, instrument: Instrument): Rate | undefined =>
	instrument.multiples.find(({ value }) => multipleText(value) === form.multiple)?.value;

/** Reads the amount: not empty, a whole number of steps, above zero and not below the minimum (Spec 1 §5). */
export const readQuantity = (
	text: string,
	instrument: Instrument,
	language: LanguageCode,
): FieldReading<Quantity> => {
	const wrong = (issue: FieldIssue) => ({ value: undefined, issue });
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) {
		const { reason } = typed.failure;
		return wrong({ is: reason === "empty" ? "quantity missing" : reason, field: "quantity" });
	}
	const minimum = smallestQuantity(instrument);
	if (BigDecimal.isZero(typed.success) || BigDecimal.isLessThan(typed.success, minimum))
		return wrong({ is: "quantity below minimum", field: "quantity", minimum });
	const step = instrument.quantityStep;
	if (!isOnStep(typed.success, step)) return wrong({ is: "quantity not on step", field: "quantity", step });
	return { value: quantity(typed.success), issue: undefined };
};

/** The decrease button is disabled when amount − step is zero or less (Spec 1 §5). */
export const canStepDown = (text: string, instrument: Instrument, language: LanguageCode): boolean => {
	const typed = Result.getOrUndefined(readTypedDecimal(text, language));
	return typed !== undefined && BigDecimal.isGreaterThan(typed, instrument.quantityStep);
};

/** The amount one step up or down, rounded to a whole step. Unreadable text becomes the smallest amount. */
export const stepQuantity = (
	text: string,
	by: 1 | -1,
	instrument: Instrument,
	language: LanguageCode,
): string => {
	const typed = Result.getOrUndefined(readTypedDecimal(text, language));
	const steps = typed && divide(typed, instrument.quantityStep, 0, by === 1 ? "down" : "up");
	if (steps === undefined) return writeTypedDecimal(smallestQuantity(instrument), language);
	if (by === -1 && !canStepDown(text, instrument, language)) return text;
	const next = BigDecimal.multiply(BigDecimal.sum(steps, decimal(String(by))), instrument.quantityStep);
	return writeTypedDecimal(next, language);
};

const defaultMultiple = ({ multiples }: Instrument): string => {
	const chosen = multiples.find(({ isDefault }) => isDefault) ?? multiples[0];
	return chosen ? multipleText(chosen.value) : "";
};

/** The instrument's minimum, rounded up to a whole step; one step without a minimum. */
export const smallestQuantity = ({ minQuantity, quantityStep }: Instrument): Quantity => {
	if (minQuantity === undefined) return quantityStep;
	const steps = divide(minQuantity, quantityStep, 0, "up");
	if (steps === undefined) return minQuantity;
	return quantity(BigDecimal.multiply(BigDecimal.max(steps, decimal("1")), quantityStep));
};

const isOnStep = (value: Decimal, step: Quantity): boolean => {
	const steps = divide(value, step, 0, "down");
	return steps === undefined || Equal.equals(BigDecimal.multiply(steps, step), value);
};
