import { describe, expect, test } from "vitest";
import { picture, record } from "../loans.test-support.ts";
import { text } from "./agreement.test-support.ts";
import { agreementOfRecord } from "./agreement-of-record.ts";
import type { AgreementText } from "./agreement-text.ts";

const signed = `<p>Signed</p><img src="${picture}" alt="">`;
const unsigned = "<p>Stored</p>";
const modest: AgreementText = {
	...text("en"),
	rules: "{site} {amount} {currency} {firstName} {lastName}",
	contract: "{loanPeriod} {dailyRate} {penaltyRate} {date}",
	terms: ["", "", "", "", "", "", ""],
	liability: "{signature}",
};
const around = {
	language: "en",
	site: "Tradewind",
	currency: "USD",
	/** The day in the zone of the site: here the request was sent on the 5th in GMT. */
	requestedOn: "2026-01-06",
} as const;

describe("Spec 2 §2: the agreement of an existing loan", () => {
	test("is the stored one if it is signed", () => {
		expect(
			agreementOfRecord(record(1, "repaid", { agreement: signed }), { ...around, texts: { en: modest } }),
		).toBe(signed);
	});

	test("is rendered if the stored one is not signed, with the day of the site", () => {
		expect(
			agreementOfRecord(record(1, "repaid", { agreement: unsigned }), { ...around, texts: { en: modest } }),
		).toBe(`Tradewind 500 USD Mia Berg\n30 0.1 0.2 January 6, 2026${"\n".repeat(8)}`);
	});

	test("is the stored one if the text needs the free days, which a loan record does not contain", () => {
		expect(
			agreementOfRecord(record(1, "repaid", { agreement: unsigned }), {
				...around,
				texts: { en: text("en") },
			}),
		).toBe(unsigned);
	});
});
