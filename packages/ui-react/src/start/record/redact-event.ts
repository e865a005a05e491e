import type { Redaction } from "@tradewind/adapters-http";

/** Fields of events whose texts the code itself gives. */
const named = new Set(["type", "field", "is", "by"]);
/** Fields of forms whose values are decimals. */
const decimals = new Set(["quantity", "targetPrice", "multiple", "stopLoss", "takeProfit", "amount"]);
/** Switches of forms. The answer to another question may be about the person. */
const switches = new Set(["stopLossOn", "takeProfitOn"]);
/** Choices of forms and tabs. */
const choices = new Set("market pending buy sell up down email mobile forex micro demo passkey".split(" "));

const name = /^[a-z][a-z -]{0,40}$/iu;
const decimal = /^[\d.,]{0,20}$/u;
/** A larger number could be that of a phone or an account, a fraction the place of a signature's stroke. */
const isKeptNumber = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 10_000;

/** The event of a machine with its names, switches and decimals; other texts are replaced as they are in calls. */
export const redactEvent = (event: unknown, redaction: Redaction): unknown => {
	const keepsDecimals = decimals.has(Object(event).field);
	const redact = (value: unknown, key: string): unknown => {
		if (typeof value === "string") {
			const isKept =
				value === "" ||
				choices.has(value) ||
				(named.has(key) && name.test(value)) ||
				((decimals.has(key) || (keepsDecimals && key === "value")) && decimal.test(value));
			return isKept ? value : redaction.text(value);
		}
		if (typeof value === "number") return redaction.id(value) || (isKeptNumber(value) ? value : 0);
		if (typeof value !== "object" || value === null) return value;
		if (Object(value)._id === "BigDecimal") return value;
		if (Array.isArray(value)) return value.map((one) => redact(one, key));
		const isAboutPerson = isOfPerson(Object(value).field);
		return Object.fromEntries(
			Object.entries(value)
				.filter(([field]) => /^[a-z]{1,30}$/iu.test(field))
				.filter(([field, one]) => !isAboutPerson || field !== "value" || typeof one === "string")
				.map(([field, one]) => [field, redact(one, field)]),
		);
	};
	return redact(event, "");
};

/** Whether the value of a form's field may be about the person: a text is replaced, another value is left out. */
const isOfPerson = (field: unknown): boolean =>
	typeof field === "string" && !decimals.has(field) && !switches.has(field);
