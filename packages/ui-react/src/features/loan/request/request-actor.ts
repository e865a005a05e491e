import { loanAccountKind } from "@tradewind/domain/account";
import {
	type Borrower,
	type LoanApplication,
	type LoanEntry,
	type LoanExternalFacts,
	type LoanRequestInput,
	loanPlanId,
	readLoanNumber,
	type SentLoan,
} from "@tradewind/domain/loan";
import { toText } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import type { CalendarDay } from "@tradewind/domain/time";
import { Schema } from "effect";
import { createActor } from "xstate";
import { onNewDay } from "../../../i18n/on-new-day.ts";
import { currentLanguage, onLanguageChange } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keptForm } from "../../../kept/kept-form.ts";
import { SavedMoney, SavedRate } from "../../../kept/saved-decimal.ts";
import type { App } from "../../../state/app.ts";
import { createListeners } from "../../../state/store.ts";
import { afterChange, subscribeTo } from "../../../state/subscribe.ts";
import { storeAccepted } from "../agreement/accepted-agreement.ts";
import { loadAgreementTexts } from "../agreement/agreement-texts.ts";
import { applicationOf } from "../application/application-actor.ts";
import { loansOf } from "../kept-list.ts";
import { machines } from "../machines.ts";
import { readToday } from "../use-today.ts";
import { loanReceipt } from "./loan-receipt.ts";

const Draft = Schema.Struct({ amount: Schema.String, planId: Schema.optional(Schema.Number) });

/** The facts of the site, and the language of the page. */
const siteFacts = (app: App) => {
	const { settings, flags } = app.site.getSnapshot().context;
	return {
		language: currentLanguage().code,
		needsTerms: flags.needsLoanTerms,
		showsDailyInterest: flags.showsDailyInterest,
		showsTotalInterest: flags.showsTotalInterest,
		site: settings?.name ?? "",
		currency: settings?.currency ?? "",
	};
};

/** The person of the approved application; without it only the customer's name is known. */
const borrowerOf = (sent: LoanApplication | undefined, { customer }: SignedIn): Borrower => ({
	lastName: sent?.lastName ?? customer.name,
	firstName: sent?.firstName ?? "",
	country: sent?.country ?? "",
	mobile: sent?.mobile ?? customer.mobile,
	uid: customer.uid,
});

/** The account that loans are paid out to. */
const paidInto = ({ site }: App) => loanAccountKind(site.getSnapshot().context.settings ?? anySite);

const anySite = { hasOnlyOneAccount: false, hasContractTrading: true, hasMicroTrading: false };

const createRequest = (app: App, input: LoanRequestInput) =>
	createActor(machines(app).loanRequest, { input }).start();

const Saved = Schema.Struct({
	planId: Schema.Number,
	amount: SavedMoney,
	loanPeriodDays: Schema.Number,
	dailyRate: SavedRate,
	lastLoanId: Schema.optional(Schema.Number),
});

/** The terms that identify the loan in the list. Agreement and signature are not saved on the device. */
const savedLoan = {
	name: "loan request",
	schema: Saved,
	write: ({ request: { planId, amount }, loanPeriodDays, dailyRate, lastLoanId }: SentLoan) => ({
		planId,
		amount,
		loanPeriodDays,
		dailyRate,
		lastLoanId,
	}),
	read: ({ planId, amount, ...terms }: typeof Saved.Type): SentLoan => ({
		request: { planId: loanPlanId(planId), amount, signature: "", agreement: "" },
		...terms,
		lastLoanId: terms.lastLoanId,
	}),
};

/** Starts a loan, at the choice of amount and plan or at the page of an address (Spec 2 §2). */
const startRequest = (
	app: App,
	signedIn: SignedIn,
	entry: LoanEntry | undefined,
	facts: Pick<LoanExternalFacts, "agreementTexts">,
	onCarriedOut: () => void,
) => {
	const { actor: application } = applicationOf(app, signedIn);
	const sentBefore = () => application.getSnapshot().context.facts.sentBefore;
	const actor = createRequest(app, {
		...siteFacts(app),
		...facts,
		borrower: borrowerOf(sentBefore(), signedIn),
		wished: entry ? undefined : sentBefore()?.loanAmount,
		entry,
	});
	const ends = [
		subscribeTo(
			app.site,
			({ context }) => context.flags,
			() => actor.send({ type: "facts", facts: siteFacts(app) }),
		),
		subscribeTo(
			application,
			({ context }) => context.facts.sentBefore,
			(sent) =>
				actor.send({
					type: "facts",
					facts: { borrower: borrowerOf(sent, signedIn), ...(entry ? {} : { wished: sent?.loanAmount }) },
				}),
		),
		onLanguageChange(() => actor.send({ type: "facts", facts: { language: currentLanguage().code } })),
		followDay(app, actor),
	];
	actor.on("carried out", () => {
		storeAccepted(app, signedIn, undefined);
		onCarriedOut();
		loansOf(app, signedIn).send({ type: "refresh" });
	});
	keptForm(app, signedIn, actor, {
		name: "loan",
		command: savedLoan,
		draft: {
			schema: Draft,
			write: () => {
				const { amount, planId } = actor.getSnapshot().context.form;
				return { amount, planId };
			},
			restore: ({ amount, planId }, inLanguage) => {
				// The page of an address has its own amount and plan.
				if (entry) return;
				const plan = actor.getSnapshot().context.facts.plans.find(({ id }) => id === planId);
				if (plan) actor.send({ type: "change", change: { is: "plan", planId: plan.id } });
				if (amount !== "") actor.send({ type: "change", change: { is: "amount", text: inLanguage(amount) } });
			},
			canType: () => actor.getSnapshot().matches("choosing"),
		},
		journal: ({ request }) => ({ is: "request loan", amount: toText(request.amount) }),
		receipt: (sent) => loanReceipt(sent, paidInto(app)),
		readNumber: readLoanNumber,
		ends,
	});
	return actor;
};

const signingStates = ["signing", "sending", "outcome unknown", "not carried out"] as const;

/**
 * Supplies the day of the platform when a new day begins (pitfall 37). An agreement that is being signed keeps the day that was
 * read and ticked; the next one has the new day.
 */
const followDay = (app: App, actor: ReturnType<typeof createRequest>): (() => void) => {
	let isEnded = false;
	let late: CalendarDay | undefined;
	const isSigning = () => signingStates.some((state) => actor.getSnapshot().matches(state));
	const supply = () => {
		if (late === undefined || isSigning()) return;
		const today = late;
		late = undefined;
		actor.send({ type: "facts", facts: { today } });
	};
	const endOfDay = onNewDay(app, async () => {
		const day = await readToday(app);
		if (isEnded || day === undefined) return;
		late = day;
		supply();
	});
	const endOfSigning = afterChange(actor, isSigning, () => queueMicrotask(supply));
	return () => {
		isEnded = true;
		endOfDay();
		endOfSigning();
	};
};

/**
 * The loan that the customer is about to ask for, from the amount to the signature. Amount and plan survive a reload.
 * `current` is the running one. `enter` opens the page of an address: the running loan if it is the same, else another one.
 */
export const loanRequestOf = keptPerSession((app, signedIn) => {
	let texts: LoanExternalFacts["agreementTexts"] = {};
	const carriedOut = createListeners();
	let running = startRequest(app, signedIn, undefined, { agreementTexts: texts }, carriedOut.notify);
	return {
		current: () => running,
		/** Calls the listener when the platform has taken a request. */
		onCarriedOut: carriedOut.subscribe,
		/** Loads the texts of the agreement in the language of the page. Rejects when their code cannot be loaded. */
		loadTexts: async (): Promise<LoanExternalFacts["agreementTexts"]> => {
			texts = await loadAgreementTexts(currentLanguage().code);
			running.send({ type: "facts", facts: { agreementTexts: texts } });
			return texts;
		},
		enter: (entry: LoanEntry) => {
			running.stop();
			running = startRequest(app, signedIn, entry, { agreementTexts: texts }, carriedOut.notify);
			return running;
		},
	};
});

export type LoanRequestActor = ReturnType<ReturnType<typeof loanRequestOf>["current"]>;
