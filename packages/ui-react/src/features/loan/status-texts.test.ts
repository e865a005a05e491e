import { loanStatuses } from "@tradewind/domain/loan";
import { beforeAll, describe, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { reasonTexts } from "./record/reason-texts.ts";
import { nothingToRepayTexts } from "./repayment/nothing-to-repay-texts.ts";
import { openTexts } from "./request/open-texts.ts";

beforeAll(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

describe("every text of a loan's status has words", () => {
	test("those of the pages of loans", () => {
		const keys = [nothingToRepayTexts, openTexts, reasonTexts].flatMap((texts) => Object.values(texts));
		expect(keys.filter((key) => currentWords().t(key) === key)).toEqual([]);
	});

	test("its name", () => {
		const keys = loanStatuses.map((status) => `loan.status.${status}`);
		expect(keys.filter((key) => currentWords().t(key) === key)).toEqual([]);
	});
});
