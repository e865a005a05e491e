import { type LoanPlan, Loans, loanPlanId } from "@tradewind/domain/loan";
import { decimal, money, rate } from "@tradewind/domain/money";
import { type LanguageCode, languageCodes } from "@tradewind/domain/site";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { signIn } from "../../../state/fake-app.test-support.ts";
import { markupOf, openApp, textOf } from "../../../state/screen-markup.test-support.tsx";
import { Screen } from "./agreement.screen.tsx";
import { enterLoan } from "./loan-address.ts";

const plan: LoanPlan = {
	id: loanPlanId(3),
	loanPeriodDays: 30,
	freePeriodDays: 7,
	minAmount: money(decimal("100")),
	maxAmount: money(decimal("5000")),
	dailyRate: rate(decimal("0.001")),
	penaltyRate: rate(decimal("0.002")),
	agreement: "",
};

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

test("Spec 2 §2: the agreement cannot be ticked before its text is shown, and the page says that it is loading", async () => {
	const markup = await agreementPage();
	expect([
		/<input[^>]*name="read"[^>]*>/.exec(markup)?.[0].includes("disabled"),
		textOf(markup).includes("Loading…"),
		textOf(markup).includes("Please read and agree"),
	]).toEqual([true, true, false]);
});

test("A-700: only the page of a language without an agreement says so and offers the English text", async () => {
	const saysSo = async (language: LanguageCode) => {
		await showLanguage(language);
		return /<div[^>]*role="note">/.test(await agreementPage());
	};
	const saying: LanguageCode[] = [];
	for (const language of languageCodes) if (await saysSo(language)) saying.push(language);
	expect(saying).toEqual(["pl"]);
});

/** The page of an agreement to sign before its text is loaded. */
const agreementPage = async (): Promise<string> => {
	const unused = Effect.die("not asked for");
	const opened = await openApp(
		{},
		Layer.succeed(Loans, {
			status: Effect.succeed({ status: "approved", reason: "", sentBefore: undefined } as const),
			submitApplication: () => unused,
			plans: Effect.succeed([plan]),
			plan: () => Effect.succeed(plan),
			submitLoan: () => unused,
			records: () => Effect.succeed({ rows: [], total: 0, extra: undefined }),
			record: () => unused,
			repaymentInfo: () => unused,
			repaymentAccounts: unused,
			repay: () => unused,
			today: Effect.succeed("2026-01-31"),
		}),
	);
	const signedIn = await signIn(opened, 7);
	const actor = enterLoan(opened.app, signedIn, "agreement", { planId: plan.id, amount: "1000" });
	await waitFor(actor, (snapshot) => snapshot.matches("reading the agreement"));
	// The text is loaded by an effect, which the markup has not run.
	return markupOf(opened.app, <Screen />, "/loan/agreement?id=3&amount=1000");
};
