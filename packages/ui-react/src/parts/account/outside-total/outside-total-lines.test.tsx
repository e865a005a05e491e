import { decimal, money } from "@tradewind/domain/money";
import { beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { markupOf, openApp, textOf } from "../../../state/screen-markup.test-support.tsx";
import { OutsideTotalLines } from "./outside-total-lines.tsx";
import type { OutsideTotal } from "./read-outside-total.ts";

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

const amount = (text: string) => money(decimal(text));

test("A-740: money in funds and the debt have a line unless they are zero; one that cannot be read is --", async () => {
	const { app } = await openApp();
	const shown = (found: OutsideTotal | undefined) =>
		textOf(markupOf(app, <OutsideTotalLines found={found} />));
	expect([
		shown({ funds: amount("100"), debt: amount("0") }),
		shown({ funds: amount("0.00"), debt: amount("1011.491") }),
		shown({ funds: amount("0"), debt: amount("0") }),
		shown({ funds: undefined, debt: undefined }),
		shown(undefined),
	]).toEqual(["In funds $100.00", "Loan to repay $1,011.50", "", "In funds -- Loan to repay --", ""]);
});
