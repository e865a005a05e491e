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
import { money, rate, toText } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import type { CalendarDay } from "@tradewind/domain/time";
import { createActor } from "xstate";
import { onNewDay } from "../../../i18n/on-new-day.ts";
import { currentLanguage, onLanguageChange } from "../../../i18n/words.ts";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { keepForm } from "../../../kept/kept-form.ts";
import { recordCommands } from "../../../kept/record-commands.ts";
import { readDecimal } from "../../../kept/unanswered-order.ts";
import { keepReceipts } from "../../../parts/receipt/keep-receipts.ts";
import type { App } from "../../../state/app.ts";
import { createListeners } from "../../../state/store.ts";
import { afterChange, subscribeTo } from "../../../state/subscribe.ts";
import { storeAccepted } from "../agreement/accepted-agreement.ts";
import { loadAgreementTexts } from "../agreement/agreement-texts.ts";
import { applicationOf } from "../application/application-actor.ts";
import { loanReceipt } from "../loan-receipts.ts";
import { machines, recordsOf } from "../machines.ts";
import { readToday } from "../use-today.ts";

const draftName = "loan";

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

type Saved = Readonly<Record<string, unknown>>;

/** The terms that identify the loan in the list. Agreement and signature are not saved on the device. */
const writtenLoan = ({ request, loanPeriodDays, dailyRate, lastLoanId }: SentLoan): Saved => ({
	planId: request.planId,
	amount: toText(request.amount),
	loanPeriodDays,
	dailyRate: toText(dailyRate),
	lastLoanId,
});

const readLoan = ({ planId, loanPeriodDays, lastLoanId, ...texts }: Saved): SentLoan | undefined => {
	const amount = readDecimal(texts.amount);
	const dailyRate = readDecimal(texts.dailyRate);
	if (!amount || !dailyRate || typeof planId !== "number" || typeof loanPeriodDays !== "number")
		return undefined;
	return {
		request: { planId: loanPlanId(planId), amount: money(amount), signature: "", agreement: "" },
		loanPeriodDays,
		dailyRate: rate(dailyRate),
		lastLoanId: typeof lastLoanId === "number" ? lastLoanId : undefined,
	};
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
		entry,
	});
	const ends = [
		recordCommands(app, actor, ({ request }) => ({ is: "request loan", amount: toText(request.amount) })),
		subscribeTo(
			app.site,
			({ context }) => context.flags,
			() => actor.send({ type: "facts", facts: siteFacts(app) }),
		),
		subscribeTo(
			application,
			({ context }) => context.facts.sentBefore,
			(sent) => actor.send({ type: "facts", facts: { borrower: borrowerOf(sent, signedIn) } }),
		),
		onLanguageChange(() => actor.send({ type: "facts", facts: { language: currentLanguage().code } })),
		followDay(app, actor),
	];
	ends.push(
		keepReceipts(app, signedIn, actor, {
			name: "loan",
			receipt: (sent) => loanReceipt(sent, paidInto(app)),
			readNumber: readLoanNumber,
		}),
	);
	actor.on("carried out", () => {
		storeAccepted(app, signedIn, undefined);
		onCarriedOut();
		recordsOf(app, signedIn).send({ type: "refresh" });
	});
	const end = (): void => {
		for (const end of ends) end();
	};
	keepForm(app, signedIn, actor, { name: "loan request", write: writtenLoan, read: readLoan, ends: [end] });
	return {
		actor,
		end: (): void => {
			end();
			actor.stop();
		},
	};
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
	restoreDraft(app, running.actor);
	keepDraft(
		app,
		draftName,
		() => {
			const { form, facts } = running.actor.getSnapshot().context;
			return { amount: form.amount, planId: form.planId, language: facts.language };
		},
		{ ofSession: true },
	);
	return {
		current: () => running.actor,
		/** Calls the listener when the platform has taken a request. */
		onCarriedOut: carriedOut.subscribe,
		/** Loads the texts of the agreement in the language of the page. Rejects when their code cannot be loaded. */
		loadTexts: async (): Promise<LoanExternalFacts["agreementTexts"]> => {
			texts = await loadAgreementTexts(currentLanguage().code);
			running.actor.send({ type: "facts", facts: { agreementTexts: texts } });
			return texts;
		},
		enter: (entry: LoanEntry) => {
			running.end();
			running = startRequest(app, signedIn, entry, { agreementTexts: texts }, carriedOut.notify);
			return running.actor;
		},
	};
});

export type LoanRequestActor = ReturnType<ReturnType<typeof loanRequestOf>["current"]>;

/** Restores the draft of this tab once the plans are known; its amount is in the language of the draft. */
const restoreDraft = (app: App, actor: LoanRequestActor): void => {
	const draft = storedDraft(app, draftName);
	if (!draft) return;
	const end = subscribeTo(
		actor,
		(snapshot) => snapshot.matches("choosing"),
		(canChoose) => {
			if (!canChoose) return;
			const { plans, language } = actor.getSnapshot().context.facts;
			const plan = plans.find(({ id }) => id === draft.planId);
			if (plan) actor.send({ type: "change", change: { is: "plan", planId: plan.id } });
			if (typeof draft.amount === "string" && draft.language === language)
				actor.send({ type: "change", change: { is: "amount", text: draft.amount } });
			queueMicrotask(() => end());
		},
	);
};
