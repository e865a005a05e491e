import type { Redaction } from "@tradewind/adapters-http";

/** Fields of events whose texts the code itself gives. */
const named = new Set(["type", "field", "is", "by"]);
/** Fields of forms whose values are decimals. */
const decimals = new Set(["quantity", "targetPrice", "multiple", "stopLoss", "takeProfit", "amount"]);
/** Choices of forms and tabs. */
const choices = new Set("market pending buy sell up down email mobile forex micro demo passkey".split(" "));

const name = /^[a-z][a-z -]{0,40}$/iu;
const decimal = /^[\d.,]{0,20}$/u;
/** A larger number could be that of a phone or an account. */
const maxNumber = 10_000;

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
		if (typeof value === "number") return redaction.id(value) || (Math.abs(value) < maxNumber ? value : 0);
		if (typeof value !== "object" || value === null) return value;
		if (Object(value)._id === "BigDecimal") return value;
		if (Array.isArray(value)) return value.map((one) => redact(one, key));
		return Object.fromEntries(
			Object.entries(value).flatMap(([field, one]) =>
				/^[a-z]{1,30}$/iu.test(field) ? [[field, redact(one, field)]] : [],
			),
		);
	};
	return redact(event, "");
};
